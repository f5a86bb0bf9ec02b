/** The style sheet of the mailbox pages. */
import { colorSheet, type PageColors } from '#fakes/page-colors.ts'

const style = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 'Public Sans', system-ui, sans-serif; }
.bar { margin: 0; padding: 8px 16px; background: var(--warning); color: var(--on-warning); text-align: center; font-weight: 600; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0 0 16px; font: 600 1.75rem/1.25 'Source Serif 4', Georgia, serif; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font: 600 1.25rem/1.3 'Source Serif 4', Georgia, serif; }
a { color: var(--action); text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--action); outline-offset: 2px; border-radius: 2px; }
label { display: block; margin-bottom: 4px; font-weight: 600; }
.field { display: flex; gap: 8px; margin-bottom: 24px; }
textarea { display: block; width: 100%; margin-bottom: 8px; }
input { flex: 1; min-width: 0; }
input, textarea { padding: 8px 12px; border: 1px solid var(--soft); border-radius: 6px; background: var(--surface); color: inherit; font: inherit; }
button { padding: 8px 16px; border: 0; border-radius: 6px; background: var(--action); color: var(--on-action); font: inherit; font-weight: 600; cursor: pointer; }
.mails { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); overflow: hidden; }
.mails li + li { border-top: 1px solid var(--line); }
.mails a { display: grid; gap: 0 16px; padding: 12px 16px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
.mails a:hover strong { text-decoration: underline; }
.mails a:focus-visible { outline-offset: -3px; }
.mails span, time { color: var(--soft); font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
dl { margin: 0 0 24px; }
dl div { display: grid; grid-template-columns: 5ch 1fr; gap: 12px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
.tabs { display: flex; gap: 4px; }
.tabs a { padding: 8px 16px; border: 1px solid var(--line); border-bottom: 0; border-radius: 8px 8px 0 0; background: var(--paper); text-decoration: none; }
.tabs [aria-current] { background: var(--surface); color: var(--ink); font-weight: 600; }
iframe, pre { display: block; width: 100%; margin: 0; border: 1px solid var(--line); border-radius: 0 8px 8px 8px; background: var(--surface); }
iframe { height: max(420px, 75vh); }
pre { padding: 16px; font: clamp(0.8125rem, 2.4vw, 0.9375rem)/1.5 Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.links { margin: 0; padding-left: 20px; overflow-wrap: anywhere; }
.links li { padding: 4px 0; }
@media (min-width: 640px) {
  .mails a { grid-template-columns: 1fr auto; }
  .mails strong { grid-column: 1 / -1; }
}`

export const mailboxStyle = (colors?: PageColors): string => `${colorSheet(colors)}${style}`
