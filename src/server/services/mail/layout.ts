/** Renders a mail: the frame with brand and foot around its blocks, as HTML and as plain text from the same document. */
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h } from 'react'
import * as words from '#messages/mail/layout.ts'
import type { MailContent } from './content.ts'
import { blockElement } from './html.ts'
import { MAIL_STYLE_SHEET, mailStyle } from './style.ts'
import { blockText, wrap } from './text.ts'

/** Who sends, as the law wants it shown (15 U.S.C. § 7704(a)(5) asks for a physical postal address). */
export interface MailFrame {
  readonly brand: string
  readonly operatorName: string
  /** Left out while the operator has not said it. */
  readonly postalAddress: string | undefined
}

export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

const unsubscribeUrlOf = (mail: MailContent): string | undefined =>
  mail.transactional ? undefined : mail.unsubscribeUrl

const senderLines = ({ operatorName, postalAddress }: MailFrame): string[] =>
  postalAddress ? [operatorName, postalAddress] : [operatorName]

const foot = (mail: MailContent, frame: MailFrame) => {
  const url = unsubscribeUrlOf(mail)
  const soft = { className: 'soft', style: mailStyle.foot }
  return h(
    Section,
    { style: { padding: '16px 0 0' } },
    h(Text, soft, mail.reason),
    url &&
      h(
        Text,
        soft,
        h(Link, { href: url, className: 'link', style: mailStyle.link }, words.stopTheseEmails()),
      ),
    h(Text, soft, senderLines(frame).join(', ')),
  )
}

/** In pixels, as on every page: three steps, each lower than the one before. */
const STEP_HEIGHTS = [17, 11, 5] as const

/** Drawn with the letter itself, so that nothing is fetched to show it. */
const wordmark = (brand: string) =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: mailStyle.wordmark },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          { className: 'action', 'aria-hidden': true, style: mailStyle.mark },
          STEP_HEIGHTS.map((height) =>
            h('span', {
              key: height,
              className: 'step',
              style: { ...mailStyle.step, height: `${height}px` },
            }),
          ),
        ),
        h('td', { className: 'ink', style: mailStyle.brand }, brand),
      ),
    ),
  )

const mailDocument = (mail: MailContent, frame: MailFrame) =>
  h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, mail.subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, MAIL_STYLE_SHEET),
    ),
    // The ground is drawn twice: programs that drop the body element keep the section.
    h(
      'body',
      { className: 'ground', style: mailStyle.body },
      h(Preview, null, mail.preheader),
      h(
        Section,
        { className: 'ground', style: mailStyle.body },
        h(
          Container,
          { style: mailStyle.container },
          wordmark(frame.brand),
          h(Section, { className: 'card', style: mailStyle.card }, mail.blocks.map(blockElement)),
          foot(mail, frame),
        ),
      ),
    ),
  )

const mailText = (mail: MailContent, frame: MailFrame): string => {
  const url = unsubscribeUrlOf(mail)
  const footLines = [
    wrap(mail.reason),
    ...(url ? [words.stopTheseEmails2({ url })] : []),
    senderLines(frame).join('\n'),
  ]
  return `${[frame.brand, ...mail.blocks.map(blockText), '-- ', footLines.join('\n\n')].join('\n\n')}\n`
}

export const renderMail = async (mail: MailContent, frame: MailFrame): Promise<RenderedMail> => ({
  subject: mail.subject,
  html: await render(mailDocument(mail, frame)),
  text: mailText(mail, frame),
})
