/**
 * The looks of the editor, in a shadow root of its own: nothing of the page reaches it but the colours, by role, which
 * follow the page's scheme, and it reaches nothing of the page.
 */
export const styles = `
:host { all: initial; color-scheme: inherit; }
* { box-sizing: border-box; }
section {
  position: absolute; inset: 0 auto auto 0; z-index: 9000;
  color: var(--text); font: 1rem/1.5 system-ui, sans-serif;
}
.layer { position: absolute; top: 0; left: 0; }
button, textarea, input { font: inherit; color: var(--on-field); background: var(--field); border: 1px solid var(--border); border-radius: 4px; }
button, .bar a { min-height: 2.75rem; padding: .25rem .75rem; cursor: pointer; }
button[type=submit], [aria-pressed=true] { color: var(--on-action); background: var(--action); border-color: var(--action); }
.layer button {
  position: absolute; min-height: 0; padding: 0; border: 0; background: none; pointer-events: none; scroll-margin: 5rem 1rem;
}
.layer span { position: absolute; pointer-events: auto; cursor: pointer; border-bottom: 2px dotted var(--mark); }
.layer .chip span { border: 3px solid var(--mark); border-radius: 50%; background: var(--surface); opacity: .9; }
.layer button:is(:hover, :focus, [data-open]) { z-index: 1; outline: 3px solid var(--focus); outline-offset: 3px; box-shadow: 0 0 0 9px var(--focus-halo); }
.layer button:is(:hover, :focus, [data-open]) span { border-color: transparent; }
:is(.bar, dialog) :is(button, a, textarea, input, h2, summary):focus-visible { outline: 4px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 7px var(--focus-halo); }
.bar { position: fixed; z-index: 2; left: .75rem; bottom: .75rem; display: flex; flex-wrap: wrap-reverse; gap: .5rem; pointer-events: none; }
.bar a { display: inline-flex; align-items: center; color: var(--on-field); background: var(--field); border: 1px solid var(--border); border-radius: 4px; }
.bar :is(button, a) { pointer-events: auto; box-shadow: 0 2px 10px rgb(0 0 0 / .4); }
.said { position: fixed; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
dialog {
  position: fixed; z-index: 3; margin: 0; padding: 1rem; width: min(28rem, 100vw - 1rem); max-height: min(44rem, 100vh - 1rem);
  overflow: auto; overflow-wrap: anywhere; color: var(--text); background: var(--surface); border: 2px solid var(--border); border-radius: 6px;
  box-shadow: 0 6px 24px rgb(0 0 0 / .35);
}
h2 { margin: 0 0 .75rem; font-size: 1.25rem; line-height: 1.3; }
label { display: block; font-weight: 600; }
textarea { display: block; width: 100%; padding: .5rem; resize: vertical; field-sizing: content; min-height: 2.75rem; max-height: 16rem; scroll-margin: 3rem 0 9rem; }
.side { margin-bottom: 1rem; }
.length { margin: .25rem 0 0; font-size: .875rem; color: var(--text-muted); }
input { width: 100%; min-height: 2.75rem; padding: .25rem .5rem; }
.reviewer { margin-bottom: 1rem; }
.state { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; justify-content: space-between; font-size: .9375rem; }
.state p { margin: 0; flex: 1 1 12rem; }
.findings { font-size: .9375rem; }
.findings :is(p, ul) { margin: 0; padding: 0; list-style: none; }
.findings > ul > li { margin: .25rem 0; padding-left: .5rem; border-left: 4px solid var(--warning); }
.findings .error { border-color: var(--error); }
.findings .error strong { color: var(--error); }
.findings .warning strong { color: var(--warning); }
fieldset { margin: 0 0 1.25rem; padding: .75rem 0 0; border: 0; border-top: 1px solid var(--line); }
legend { padding: 0 .5rem 0 0; font-size: 1.0625rem; font-weight: 700; }
summary { min-height: 2.75rem; padding: .5rem 0; font-weight: 600; cursor: pointer; }
.accept { margin: 0 0 1rem; padding: .75rem; border: 2px solid var(--warning); border-radius: 6px; }
.accept p { margin: .25rem 0 .75rem; }
.moves :is(ul, li) { margin: .25rem 0; padding: 0; list-style: none; border: 0; }
dl { margin: 0 0 1rem; font-size: .875rem; }
dialog > div > dl { padding-top: .75rem; border-top: 1px solid var(--line); }
dt { font-weight: 600; }
dd { margin: 0 0 .25rem; }
.actions { display: flex; flex-wrap: wrap; gap: .75rem; }
.choices { margin: 0 0 1rem; padding: 0; list-style: none; }
.choices button { width: 100%; margin-bottom: .5rem; text-align: start; }
dialog > [role=status] { margin: .75rem 0; font-weight: 600; }
[hidden] { display: none !important; }
@media (max-width: 40rem) { dialog { inset: auto .5rem .5rem !important; max-height: 62vh; } }
@media print { section { display: none; } }
`;

/** What the list of texts has besides. */
export const listStyles = `
main { display: block; max-width: 64rem; margin: 0 auto; padding: 1rem 1rem 6rem; color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
main > p { max-width: 44rem; }
.filters { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 6px; }
.filters p { margin: 0; flex: 1 1 11rem; }
.filters p:nth-child(2) { flex-basis: 16rem; }
.filters p:last-child { flex: 0 0 auto; }
select { width: 100%; min-height: 2.75rem; padding: .25rem .5rem; font: inherit; color: var(--on-field); background: var(--field); border: 1px solid var(--border); border-radius: 4px; }
.texts { margin: 0 0 1rem; padding: 0; list-style: none; }
.texts > li { padding: 1rem 0; border-top: 1px solid var(--line); }
.texts h2 { margin: 0; font-size: 1.125rem; }
.texts p { margin: .25rem 0; }
.english { padding-left: .75rem; border-left: 3px solid var(--line); }
.facts { font-size: .9375rem; }
.facts span { color: var(--text-muted); }
.picture { position: relative; max-width: 50rem; height: 15rem; margin: .5rem 0; overflow: hidden; background-repeat: no-repeat; border: 1px solid var(--border); border-radius: 4px; }
.picture span { position: absolute; outline: 3px solid var(--focus); box-shadow: 0 0 0 6px var(--focus-halo); }
.lost { margin: 1rem 0; padding: 1rem; border: 2px solid var(--warning); border-radius: 6px; }
.lost h2 { margin: 0; font-size: 1.25rem; }
.lost ul { margin: 0; padding: 0; list-style: none; }
.lost li { padding: .75rem 0 0; }
.texts .actions { margin-top: .5rem; align-items: center; }
.visit { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--text); text-underline-offset: .2em; }
main :is(a, button, select, input, h1):focus-visible { outline: 4px solid var(--focus); outline-offset: 2px; box-shadow: 0 0 0 7px var(--focus-halo); }
main > dialog { inset: auto 1rem 1rem auto; }
@media (min-width: 60rem) { main:has(> dialog[open]) { padding-right: 31rem; } }
`;

/** The page of letters, which stands in the document itself, where the switch looks for texts. */
export const letterStyles = `
body { margin: 0; background: var(--surface); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 46rem; margin: 0 auto; padding: 1rem 1rem 8rem; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; }
a { color: var(--text); text-underline-offset: .2em; }
a:focus-visible { outline: 4px solid var(--focus); outline-offset: 2px; }
article { margin: 1.5rem 0; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 6px; }
article h2 { margin: 0 0 .75rem; padding-bottom: .75rem; border-bottom: 1px solid var(--line); font-size: 1.125rem; }
article p { margin: 0 0 .75rem; }
article .id { margin: 0 0 .25rem; color: var(--text-muted); font-size: .875rem; }
`;
