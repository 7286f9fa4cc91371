/// The colours and the layout of pages and pictures, light and dark.
enum PageStyle {
    /// The colours by name; other ones in the dark.
    static let colours = """
        :root{--page:#f6f7fb;--card:#fff;--ink:#111827;--soft:#5b6577;--line:#dde2ec;\
        --body:#1f2937;--list:#dbe8ff;--detail:#dcf5e3;--blank:#eef1f6;--row:#fff;--text:#9dbfa8;\
        --link:#1d4ed8;--red:#c81e1e;--ok:#15803d;--warn:#92600a;\
        --pink:#fdecec;--new:#6d28d9;--veil:#fffc;--code:#f1f3f8}
        @media(prefers-color-scheme:dark){:root{--page:#0d1320;--card:#172033;--ink:#e8edf6;\
        --soft:#a3afc4;--line:#2b3750;--body:#566380;--list:#1c3157;--detail:#173c2b;\
        --blank:#232c3e;--row:#3a5486;--text:#3f7a5c;--link:#8fb4ff;--red:#ff7b7b;\
        --ok:#6ee7a0;--warn:#fbc765;--pink:#3b1d24;\
        --new:#c4a8ff;--veil:#0d1320cc;--code:#0f1727}}
        """

    /// The parts of a drawing, by their classes alone: where a page refers to a drawing again, a
    /// browser knows nothing of what is around it.
    static let drawing = """
        text{font:11px -apple-system,system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
        .b{fill:var(--body);stroke:var(--rim,none);stroke-width:4}\
        .l{fill:var(--list)}.d{fill:var(--detail)}.p{fill:var(--blank)}\
        .e{fill:var(--card);stroke:var(--soft);stroke-dasharray:3 3}.v{fill:var(--veil)}\
        .r{fill:var(--blank);stroke:var(--soft);stroke-opacity:.35}.o{fill:var(--list)}\
        .g{fill:none;stroke:var(--soft);stroke-dasharray:4 3}.x{fill:var(--red)}\
        .n{fill:var(--new)}.w{stroke:var(--row);stroke-width:11;stroke-linecap:round}\
        .y{stroke:var(--text);stroke-width:4;stroke-linecap:round}
        .t{font-size:12px;font-weight:700;fill:var(--ink)}.k{fill:var(--link)}\
        .u{font-size:10px;fill:var(--soft)}.i{fill:var(--ink)}\
        .h{font-size:9px;font-weight:600;fill:var(--card)}.b0{fill:var(--body)}\
        .q{font-size:17px;font-weight:700;fill:var(--ink)}\
        .m{text-anchor:middle}\
        .bad{--rim:var(--red)}
        """

    /// The layout of a page.
    static let page = """
        *{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
        body{margin:0;background:var(--page);color:var(--ink);overflow-wrap:anywhere;\
        font:15px/1.5 -apple-system,system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
        header,nav,main{max-width:1240px;margin:0 auto;padding:0 24px}header{padding-top:28px}
        h1{font-size:21px;line-height:1.25;margin:0 0 4px}\
        h2{font-size:24px;line-height:1.25;margin:0}
        h3{font-size:15px;margin:0 0 6px}p{margin:6px 0}a{color:var(--link)}
        nav ol{columns:2 340px;column-gap:40px;padding-left:22px}
        a:focus-visible,summary:focus-visible{outline:3px solid var(--new);outline-offset:2px}
        main>*{margin:28px 0;scroll-margin-top:12px}
        .soft{color:var(--soft)}.red{color:var(--red)}
        .tags{margin:0 0 6px;padding:0}.tags li{display:inline-block;margin:0 6px 4px 0;\
        padding:1px 9px;border-radius:9px;background:var(--code);font-size:13px}
        .tags .red{background:var(--pink)}
        .strip,.cards{list-style:none;display:flex;flex-wrap:wrap;gap:16px;padding:0;margin:16px 0;\
        align-items:flex-start}
        .strip li,.card{background:var(--card);border:1px solid var(--line);border-radius:12px;\
        padding:14px;font-size:13px}
        .strip li{max-width:100%}.cards{align-items:stretch}
        .strip .bad{border:2px solid var(--red);\
        box-shadow:inset 0 70px 50px -40px var(--pink)}
        summary{cursor:pointer;color:var(--link)}figure{margin:0}\
        figcaption{font-size:15px;font-weight:600;margin-bottom:10px}
        figcaption b{display:inline-block;min-width:24px;padding:0 7px;border-radius:12px;\
        text-align:center;background:var(--body);color:#fff;margin-right:4px}
        .bad figcaption b{background:var(--red);color:var(--card)}
        svg{display:block;max-width:100%;height:auto}
        code,pre,.key{font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
        .calls code{color:var(--new)}
        pre{margin:0 0 8px;padding:9px 11px;background:var(--code);border-radius:8px;\
        white-space:pre-wrap}
        .card{flex:1 1 300px}.card p{margin:0 0 8px}
        .wide{overflow-x:auto}.wide .map{min-width:720px}\
        table{border-collapse:collapse;font-size:13px;white-space:nowrap}
        th,td{padding:4px 9px;border-bottom:1px solid var(--line);text-align:right}
        th:first-child{position:sticky;left:0;background:var(--page)}\
        th:first-child,.s{text-align:left}td a,.ok,.warn,td.red{font-weight:600}\
        .ok{color:var(--ok)}.warn{color:var(--warn)}
        .key p{margin:0;padding-left:7ch;text-indent:-7ch;white-space:pre-wrap}\
        .key{padding:9px 11px;background:var(--code);border-radius:8px}
        .map{background:var(--card);border:1px solid var(--line);border-radius:12px;width:100%;\
        margin:12px 0}.way{fill:none;stroke:var(--soft);stroke-opacity:.5}\
        .bad.way{stroke:var(--red);stroke-width:3;stroke-opacity:1}.dot{fill:var(--link)}
        .states{list-style:none;padding:0;display:grid;gap:12px;align-items:start;\
        grid-template-columns:repeat(auto-fill,minmax(230px,1fr))}
        .states>li{background:var(--card);border:1px solid var(--line);border-radius:12px;\
        padding:10px 12px;font-size:12px;scroll-margin-top:12px}
        .states>li:target{border-color:var(--new);box-shadow:0 0 0 3px var(--new)}
        .states p{margin:0 0 6px}.states ul{margin:8px 0 0;padding-left:16px}
        @media(max-width:600px){header,nav,main{padding:0 14px}header{padding-top:18px}\
        .strip li{width:100%!important}h2{font-size:20px}}
        @media print{body{background:#fff}.strip li,.card{break-inside:avoid}nav{display:none}}
        """
}
