/** Owns the frame of every hosted page: the test-mode bar, the style sheet, the security headers. */
import type { FastifyReply } from 'fastify'
import { type Html, html } from '#fakes/stripe/pages/html.ts'

type Shell = {
  title: string
  /** Relative path from the page to the stand-in's root, so that pages also work behind a path prefix. */
  root: string
  content: Html
}

export const pageShell = ({ title, root, content }: Shell): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – test mode</title>
<link rel="stylesheet" href="${root}assets/pages.css">
<link rel="icon" href="data:,">
</head>
<body>
<aside class="test-bar" aria-label="Test mode"><strong>TEST MODE</strong> <span>No real money moves on this page. Do not type a real card.</span></aside>
${content}
</body>
</html>
`

/** After a form post the browser follows the redirect only to origins named in `form-action`. */
export const sendPage = (
  reply: FastifyReply,
  status: number,
  page: Html,
  redirectsTo: readonly string[] = [],
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action 'self' ${redirectsTo.join(' ')}; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-cache',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(page.text)

export const noticePage = (
  title: string,
  message: string,
  root: string,
  link?: { href: string; text: string },
): Html =>
  pageShell({
    title,
    root,
    content: html`<main class="notice"><h1>${title}</h1><p>${message}</p>${
      link === undefined ? undefined : html`<p><a class="button" href="${link.href}">${link.text}</a></p>`
    }</main>`,
  })
