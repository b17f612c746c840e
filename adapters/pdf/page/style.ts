/** The only style sheet of the pages. Its hash is in their content security policy, so it contains nothing of a document. */
export const style = `
:root{color-scheme:light dark;--text:#1a1a1a;--muted:#55595f;--line:#d5d8dc;--page:#f4f5f6;--sheet:#fff;--accent:#1f4e79;--on-accent:#fff;--bad:#a4262c;--good:#1d6b3a}
@media (prefers-color-scheme:dark){:root{--text:#ececee;--muted:#b4b7bc;--line:#43464b;--page:#17181a;--sheet:#202225;--accent:#8fc1f0;--on-accent:#10202e;--bad:#ff9a9e;--good:#7fd29a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:52rem;margin:0 auto;padding:1rem}
section,header{background:var(--sheet);border:1px solid var(--line);border-radius:8px;padding:1.25rem;margin:0 0 1rem}
h1{font-size:1.5rem;line-height:1.25;margin:0}
h2{font-size:1.125rem;margin:0 0 .75rem}
p{margin:.5rem 0}
.seller{color:var(--muted);margin:0 0 .25rem}
.status{display:inline-block;border:1px solid currentColor;border-radius:1rem;padding:.125rem .75rem;font-weight:600;margin:.75rem 0 0}
.bad{color:var(--bad)}.good{color:var(--good)}
.due{font-size:2rem;font-weight:700;line-height:1.2;margin:.25rem 0 0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem;margin:.75rem 0 0}
dt{color:var(--muted)}dd{margin:0;white-space:pre-line}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem;text-align:end;vertical-align:top;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child,td:first-child{text-align:start;white-space:pre-line;min-width:12rem}
th{color:var(--muted);font-weight:600}
small{display:block;color:var(--muted);font-size:.875rem}
.totals th{font-weight:400}.totals .sum th,.totals .sum td{font-weight:700;color:var(--text)}
.pay{display:flex;flex-wrap:wrap;gap:1rem 2rem;align-items:flex-start}
.pay>div:first-child{flex:1 1 18rem}
figure{margin:0;text-align:center}
figure svg{width:10rem;height:10rem;background:#fff;padding:.5rem;border-radius:4px}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:0 0 1rem;padding:0;list-style:none}
a{color:var(--accent)}
.button{display:inline-block;background:var(--accent);color:var(--on-accent);border:1px solid var(--accent);border-radius:6px;padding:.5rem 1rem;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.plain{background:transparent;color:var(--accent)}
label{display:block;font-weight:600;margin:.75rem 0 .25rem}
input,textarea{display:block;width:100%;font:inherit;color:inherit;background:var(--sheet);border:1px solid var(--muted);border-radius:6px;padding:.5rem}
textarea{min-height:7rem}
form .button{margin:1rem 0 0}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.notes{white-space:pre-line}
.count{position:absolute;width:1px;height:1px}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{.actions,.question{display:none}section,header{border:0;padding:0}body,main{background:none}}
`;
