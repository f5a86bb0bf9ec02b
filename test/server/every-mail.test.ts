/** Proves that every mail reads well, says the same in HTML and in plain text, and shows each of its links once. */
import { describe, expect, it } from 'vitest'
import { type MailContent, mailContent } from '#server/services/mail/content.ts'
import { renderMail } from '#server/services/mail/layout.ts'
import { everyMail, frameOfMails } from '#test/mails.ts'

const mails = [...everyMail]
const render = (mail: MailContent) => renderMail(mailContent.parse(mail), frameOfMails)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a person sees of the HTML, without the line a mailbox shows before the mail is opened. */
const seenIn = (html: string): string =>
  html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replace(/<div[^>]*data-skip-in-text[\s\S]*?<\/div>(?:<\/div>)?/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    // What keeps a day on one line is no end of a word.
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)

/** Marks that only one of the two forms needs. */
const formOnly = /^[|:-]+$/
const wordsOf = (seen: string): string[] =>
  seen
    .replaceAll('Or paste this link into your browser:', '')
    .split(/\s+/)
    .map((word) => word.replace(/[,:]+$/, ''))
    .filter((word) => word !== '' && !formOnly.test(word))
    .toSorted()

/** At the foot of mail that is not owed. */
const stopLinksOf = (mail: MailContent): string[] => (mail.transactional ? [] : [mail.unsubscribeUrl])

const linksOf = (mail: MailContent): string[] => [
  ...mail.blocks.flatMap((block) => {
    if (block.kind === 'code') return block.page ? [block.page] : []
    return block.kind === 'button' || block.kind === 'link' ? [block.url] : []
  }),
  ...stopLinksOf(mail),
]

const withoutLinks = (text: string): string => text.replace(/https?:\/\/\S+/g, 'a link')

it('covers every mail that the app writes', () => {
  expect(mails.length).toBeGreaterThan(15)
})

describe.each(mails)('the mail “%s”', (_, mail) => {
  it('has a short subject and a line to show after it', () => {
    expect(mail.subject.length).toBeLessThanOrEqual(78)
    expect(mail.subject).not.toMatch(/[.!]$/)
    expect(mail.preheader).not.toBe(mail.subject)
    expect(mail.blocks[0]?.kind).toBe('heading')
  })

  it('greets, and says whom to write to or why it came', async () => {
    const { text } = await render(mail)
    expect(text.match(/^Hello(?: Dana)?,$/gm)).toHaveLength(1)
    expect(text).toContain(frameOfMails.operatorName)
    expect(text).toMatch(/You’re getting this email because/)
  })

  it('says the same in HTML and in plain text', async () => {
    const { html, text } = await render(mail)
    // In HTML a plain link is behind its words.
    const plain = mail.blocks.flatMap((block) => (block.kind === 'link' ? [block.url] : []))
    const behindWords = [...plain, ...stopLinksOf(mail)]
    expect(wordsOf([seenIn(html), ...behindWords].join(' '))).toEqual(wordsOf(text))
  })

  it('shows each link once in plain text, on a line of its own, and all of them in HTML', async () => {
    const { html, text } = await render(mail)
    const lines = text.split('\n')
    const links = linksOf(mail)
    expect(lines.filter((line) => line.startsWith('http')).toSorted()).toEqual(links.toSorted())
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(new Set(hrefs)).toEqual(new Set(links))
  })

  it('keeps its plain text narrow enough to be quoted', async () => {
    const lines = (await render(mail)).text.split('\n').filter((line) => !line.startsWith('http'))
    expect(lines.filter((line) => line.length > 72)).toEqual([])
  })

  it('carries the wordmark, drawn with the letter, before its heading', async () => {
    const { html, text } = await render(mail)
    const seen = seenIn(html)
    expect(seen.indexOf(frameOfMails.brand)).toBeGreaterThanOrEqual(0)
    const [heading] = mail.blocks
    if (heading?.kind !== 'heading') throw new Error('no heading')
    expect(html.indexOf(`>${frameOfMails.brand}<`)).toBeGreaterThan(html.indexOf('<body'))
    expect(html.indexOf(`>${frameOfMails.brand}<`)).toBeLessThan(html.search(/<h1/))
    expect(text).toContain(frameOfMails.brand)
    // A picture would be blocked until the reader asks for it.
    expect(html).not.toMatch(/<img/)
  })

  it('has one figure at most', () => {
    expect(mail.blocks.filter(({ kind }) => kind === 'figure').length).toBeLessThanOrEqual(1)
  })

  it('has one main action at most', () => {
    expect(mail.blocks.filter(({ kind }) => kind === 'button').length).toBeLessThanOrEqual(1)
  })

  it('has no gap and no doubled mark in its words', async () => {
    const { html, text } = await render(mail)
    for (const seen of [withoutLinks(text), withoutLinks(seenIn(html))]) {
      expect(seen).not.toMatch(/undefined|null|NaN|\[object|not set|OPERATOR_/)
      // The stop of an abbreviation is no mark of the sentence.
      const sentences = seen.replace(/F\.(?:S|A\.C)\./g, 'FS')
      expect(sentences).not.toMatch(/[.,:;!?][.,:;!?]|\s[.,:;!?](?:\s|$)|Hello\s,/m)
    }
  })
})

describe('a mail about money', () => {
  const textOf = async (name: string) => {
    const mail = everyMail.get(name)
    if (!mail) throw new Error(`no mail ${name}`)
    // Lines are wrapped; the words are not.
    return (await render(mail)).text.replace(/\s+/g, ' ')
  }

  it('after a guest’s purchase says the amount, the day and both lengths of the guarantee', async () => {
    const text = await textOf('set-up')
    expect(text).toContain('Hello Dana,')
    expect(text).toContain('Standard Course $197.00')
    expect(text).toMatch(/Paid on\s+August 20, 2026/)
    expect(text).toContain('30-day money-back guarantee, through Saturday, September 19, 2026.')
    expect(text).toContain('60 days, through Monday, October 19, 2026.')
    expect(text).toContain('https://justvalue.example/account-setup 7KQ2-M9XD-40TB')
  })

  it('with an account says the one length that holds', async () => {
    expect(await textOf('receipt')).toContain(
      '60-day money-back guarantee, through Monday, October 19, 2026.',
    )
    expect(await textOf('receipt of an upgrade')).toContain('90-day money-back guarantee')
  })

  it('promises no money back where none was paid', async () => {
    expect(await textOf('set-up, paid with a code')).not.toContain('Money back')
    expect(await textOf('set-up, given by the operator')).not.toContain('Money back')
  })

  it('for what is owned already says so first, and where the money is', async () => {
    const text = await textOf('refund, owned already')
    expect(everyMail.get('refund, owned already')?.subject).toMatch(/^You already have this course/)
    expect(text).toContain('You already have this course Hello Dana,')
    expect(text).toContain('we’ve refunded this payment')
    expect(text).toContain('Refunded: Standard Course $197.00')
    expect(text).toContain('Your access hasn’t changed.')
    expect(text).toContain('5 to 10 business days')
  })
})

it('a payment that failed leads back to where it was begun', () => {
  const links = ['payment failed', 'payment of an account failed'].map((name) => {
    const mail = everyMail.get(name)
    return mail ? linksOf(mail) : []
  })
  expect(links).toEqual([['https://justvalue.example/#pricing'], ['https://justvalue.example/pricing']])
})

it('the operator’s postal address stands in the foot when there is one, and nothing in its place when not', async () => {
  const [mail] = [...everyMail.values()]
  if (!mail) throw new Error('no mail')
  const { text, html } = await renderMail(mail, {
    ...frameOfMails,
    postalAddress: '1 Bay St, Tampa, FL 33602',
  })
  expect(text).toMatch(/Just Value\n1 Bay St, Tampa, FL 33602\n$/)
  expect(html).toContain('Just Value, 1 Bay St, Tampa, FL 33602')
  const unset = await renderMail(mail, { ...frameOfMails, postalAddress: undefined })
  expect(unset.text).toMatch(/\n\nJust Value\n$/)
  expect(unset.html).not.toContain('Just Value, ')
})
