/** Light and dark as the reader's device has it; long words break, so that nothing is wider than a phone. */
export const style = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #57606a; --line: #d0d7de; --wash: #f4f6f8; }
:root { --link: #0a58ca; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --soft: #a5afbb; --line: #3a434e; --wash: #1b222b; --link: #7db2ff; }
  body { background: #11161c; }
}
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin-top: 2.5rem; font-size: 1.3rem; line-height: 1.3; }
a { color: var(--link); }
code { font: .9em ui-monospace, monospace; border-radius: .25rem; padding: .1em .3em; }
code { background: var(--wash); }
pre { background: var(--wash); border-radius: .25rem; padding: .75rem; white-space: pre-wrap; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); background: #fff; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: start; color: var(--soft); padding-bottom: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .4rem .4rem .4rem 0; }
th, td { border-bottom: 1px solid var(--line); }
thead th { overflow-wrap: normal; }
tbody th { font-weight: normal; }
dl { margin: 0; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0 0 .6rem; }
`;
