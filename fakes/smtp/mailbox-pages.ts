import type { CaughtMail } from './read-mail.ts'

/** HTML from a template: whatever is put in is escaped unless it is HTML made here. */
interface Html {
  readonly html: string
}

type Part = Html | string | number | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

const render = (part: Part | undefined): string => {
  if (part === undefined) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'html' in part ? part.html : part.map(({ html }) => html).join('')
}

const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((string, index) => string + render(parts[index])).join(''),
})

export type MessageView = 'html' | 'text'

const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/dev/mail/style.css">
</head>
<body>
<p class="bar">Test mailbox: nothing here was sent to anybody.</p>
<main>${content}</main>
</body>
</html>`.html

const when = (mail: CaughtMail): Html =>
  html`<time datetime="${mail.receivedAt}">${mail.receivedAt.slice(0, 16).replace('T', ' ')} UTC</time>`

const row = (mail: CaughtMail): Html => html`<li>
<a href="/dev/mail/${mail.id}">
<strong>${mail.subject || 'No subject'}</strong>
<span>${mail.to.join(', ')}</span>
${when(mail)}
</a>
</li>`

const filterForm = (to: string): Html => html`<form method="get" action="/dev/mail" role="search">
<label for="to">Show mail to</label>
<div class="field">
<input id="to" name="to" type="text" inputmode="email" autocomplete="off" spellcheck="false" value="${to}" placeholder="every address">
<button type="submit">Show</button>
</div>
</form>`

const emptyList = (to: string): Html =>
  to
    ? html`<p>No mail to ${to} yet. <a href="/dev/mail">Show mail to everybody</a></p>`
    : html`<p>No mail yet. Ask for a free report or buy the course, then load this page again.</p>`

export const listPage = (mails: readonly CaughtMail[], to: string): string =>
  page(
    'Mailbox',
    html`<h1>Mailbox</h1>
${filterForm(to)}
${mails.length === 0 ? emptyList(to) : html`<ol class="mails">${mails.map(row)}</ol>`}`,
  )

const tab = (mail: CaughtMail, view: MessageView, label: string, current: MessageView): Html =>
  view === current
    ? html`<a href="/dev/mail/${mail.id}?view=${view}" aria-current="page">${label}</a>`
    : html`<a href="/dev/mail/${mail.id}?view=${view}">${label}</a>`

/** The mail's own HTML stays in a frame that can run nothing; its links open in a new window. */
const body = (mail: CaughtMail, view: MessageView): Html =>
  view === 'text'
    ? html`<pre>${mail.text}</pre>`
    : html`<iframe title="The mail as HTML" src="/dev/mail/${mail.id}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`

const links = (mail: CaughtMail): Html =>
  mail.links.length === 0
    ? html`<p>This mail has no links.</p>`
    : html`<ul class="links">${mail.links.map((url) => html`<li><a href="${url}">${url}</a></li>`)}</ul>`

const attachments = (mail: CaughtMail): Html =>
  mail.attachments.length === 0
    ? html``
    : html`<h2>Attachments</h2>
<ul>${mail.attachments.map(({ name, bytes }) => html`<li>${name}, ${Math.ceil(bytes / 1024)} KB</li>`)}</ul>`

/** As a mail program would: to the address that the mail names for answers. */
const answerForm = (mail: CaughtMail): Html =>
  mail.headers['reply-to'] === undefined
    ? html``
    : html`<h2>Answer</h2>
<form method="post" action="/dev/mail/${mail.id}/answer">
<label for="text">Goes from ${mail.to.join(', ')} to ${mail.headers['reply-to']}</label>
<textarea id="text" name="text" rows="6" required></textarea>
<p><button type="submit">Send</button></p>
</form>`

export const messagePage = (mail: CaughtMail, view: MessageView): string =>
  page(
    mail.subject || 'No subject',
    html`<p><a href="/dev/mail">All mail</a></p>
<h1>${mail.subject || 'No subject'}</h1>
<dl>
<div><dt>To</dt><dd>${mail.to.join(', ')}</dd></div>
<div><dt>From</dt><dd>${mail.from}</dd></div>
<div><dt>Came</dt><dd>${when(mail)}</dd></div>
</dl>
<nav class="tabs" aria-label="Show the mail as">${tab(mail, 'html', 'HTML', view)}${tab(mail, 'text', 'Plain text', view)}</nav>
${body(mail, view)}
${answerForm(mail)}
<h2>Links</h2>
${links(mail)}
${attachments(mail)}`,
  )

export const notFoundPage = (): string =>
  page(
    'No such mail',
    html`<h1>No such mail</h1>
<p>The mailbox keeps the newest 500. <a href="/dev/mail">All mail</a></p>`,
  )
