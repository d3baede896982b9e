/** Stands in the page itself, whose policy knows it by its hash. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf8; --text: #23211f; --quiet: #5d5852; --line: #d9d4cc; --link: #1c5d86; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #191817; --text: #ece8e2; --quiet: #b3aca3; --line: #45413c; --link: #8ec3e6; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 0; font-size: 1.0625rem; }
h4 { margin: 0.75rem 0 0.25rem; font-size: 0.9375rem; }
p { margin: 0.5rem 0; max-width: 44rem; }
a { color: var(--link); }
code { font: 0.9375em ui-monospace, monospace; }
small { color: var(--quiet); font-size: 0.9375em; }
ul.fields { margin: 0.25rem 0; padding: 0 0 0 1rem; list-style: none; border-left: 2px solid var(--line); }
ul.fields li { margin: 0.25rem 0; }
section > ul.fields > li:not(.good):has(> a:only-child) { display: inline-block; margin-right: 0.75rem; }
nav ul { margin: 0.25rem 0 0.75rem; padding-left: 1rem; list-style: none; }
nav li a, summary { display: inline-block; padding: 0.25rem 0; }
summary { cursor: pointer; }
dt { margin-top: 1rem; }
dd { margin: 0.25rem 0 0; }
:target { outline: 2px solid var(--link); outline-offset: 4px; }
`
