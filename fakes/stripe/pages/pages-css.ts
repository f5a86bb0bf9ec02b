/** Owns the style sheet of the hosted pages. */
import { colorSheet, type PageColors } from '#fakes/page-colors.ts'

const style = `
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
}
.test-bar { margin: 0; padding: .625rem 1rem; background: var(--warning); color: var(--on-warning); text-align: center; }
.test-bar strong { display: inline-block; letter-spacing: .06em; margin-right: .5rem; }
.checkout { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; gap: 2rem; }
.checkout > * { min-width: 0; }
@media (min-width: 48rem) {
  .checkout { grid-template-columns: 1fr 1fr; gap: 4rem; padding-top: 3.5rem; }
}
.notice, .paper { max-width: 40rem; margin: 2rem auto; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
h1 { font-size: 1rem; font-weight: 600; margin: 1rem 0 .25rem; color: var(--soft); overflow-wrap: anywhere; }
.notice h1, .paper h1 { font-size: 1.5rem; color: var(--ink); margin-top: 0; }
h2 { font-size: 1.25rem; margin: 0 0 1rem; }
.total { font-size: 2.25rem; font-weight: 650; line-height: 1.2; margin: 0 0 1.5rem; font-variant-numeric: tabular-nums; }
.lines { list-style: none; margin: 0; padding: 0; }
.lines li { display: flex; justify-content: space-between; gap: 1rem; padding: .75rem 0; border-top: 1px solid var(--line); }
.lines li > :first-child { overflow-wrap: anywhere; min-width: 0; }
.lines .sum { font-weight: 650; }
.amount { font-variant-numeric: tabular-nums; white-space: nowrap; }
.quiet { color: var(--soft); font-size: .9375rem; }
.test-cards { margin-top: 1rem; }
.test-cards p, .test-cards ul { margin: 0; }
.test-cards ul { padding-left: 1.25rem; }
form { background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; }
.field { margin: 0 0 1rem; }
.pair { display: grid; gap: 0 1rem; }
@media (min-width: 24rem) { .pair { grid-template-columns: 1fr 1fr; } }
.code { background: none; border: 0; padding: 1rem 0 0; }
.tag { margin-left: .25rem; padding: .125rem .5rem; border: 1px solid var(--control); border-radius: .375rem; overflow-wrap: anywhere; }
.with-button { display: grid; grid-template-columns: 1fr auto; gap: .5rem; }
.choice { display: grid; grid-template-columns: auto 1fr; gap: .625rem; align-items: start; margin: 0 0 1rem; }
.choice label { font-weight: 400; }
label { display: block; font-weight: 600; margin-bottom: .25rem; }
input, select {
  width: 100%; min-height: 3rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--control); border-radius: .5rem;
}
input::placeholder { color: var(--soft); opacity: 1; }
input[readonly] { background: var(--paper); color: var(--soft); }
input[aria-invalid="true"] { border-color: var(--warning); border-width: 2px; }
.error { color: var(--warning); margin: .25rem 0 0; font-size: .9375rem; }
.alert { background: var(--warning-tint); color: var(--warning); border: 1px solid currentColor; border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem; font-weight: 600; }
button, .button {
  display: inline-block; width: 100%; min-height: 3.25rem; padding: .75rem 1.25rem; border: 0; border-radius: .5rem;
  background: var(--action); color: var(--on-action); font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer;
}
.notice .button { width: auto; }
button.minor { width: auto; min-height: 3rem; background: none; color: var(--action); border: 1px solid var(--control); }
input[type="checkbox"] { width: 1.5rem; min-height: 1.5rem; margin: 0; }
a { color: var(--action); }
.back { display: inline-block; padding: .375rem 0; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; }
.table-frame { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
th, td { text-align: left; padding: .5rem .5rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:last-child, th:last-child { text-align: right; padding-right: 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
@media print { .test-bar { color: CanvasText; background: none; border: 2px solid; } .paper { border: 0; } }
`

export const pagesCss = (colors?: PageColors): string => `${colorSheet(colors)}${style}`
