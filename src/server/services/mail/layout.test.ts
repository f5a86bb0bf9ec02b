import { expect, test } from 'vitest'
import type { MailBlock, MailContent } from './content.ts'
import { mailContent } from './content.ts'
import { renderMail } from './layout.ts'

const frame = {
  brand: 'Just Value',
  operatorName: 'Gulf Learning LLC',
  postalAddress: '1 Bay St, Tampa, FL 33602',
}
const link = `https://justvalue.example/account-setup?token=${'k'.repeat(90)}&from=mail`

const mailWith = (...blocks: MailBlock[]): MailContent => ({
  subject: 'Set up your account',
  preheader: 'Your course is ready.',
  blocks,
  reason: 'You’re getting this email because you bought the course.',
  transactional: true,
})

test('text stays text: what looks like HTML is escaped in every kind of block', async () => {
  const hostile = '<b>bold</b><img src=x onerror=alert(1)>'
  const { html } = await renderMail(
    {
      ...mailWith(
        { kind: 'heading', text: hostile },
        { kind: 'paragraph', text: hostile },
        { kind: 'button', label: hostile, url: link },
        { kind: 'link', label: hostile, url: link },
        { kind: 'code', label: hostile, code: hostile },
        { kind: 'table', head: [hostile], rows: [[hostile]] },
        { kind: 'list', items: [hostile] },
        { kind: 'note', text: hostile },
      ),
      subject: hostile,
      preheader: hostile,
      reason: hostile,
    },
    { brand: hostile, operatorName: hostile, postalAddress: hostile },
  )
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<img')
  expect(html.split('&lt;b&gt;bold').length - 1).toBeGreaterThanOrEqual(15)
})

test('a button has its address in full beside it, in HTML and in text', async () => {
  const { html, text } = await renderMail(mailWith({ kind: 'button', label: 'Set up', url: link }), frame)
  expect(text).toContain(`Set up:\n${link}\n`)
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(html).toContain(`>${link.replace('&', '&amp;')}</a>`)
})

test('the dark scheme is announced and drawn', async () => {
  const { html } = await renderMail(mailWith({ kind: 'paragraph', text: 'Hello' }), frame)
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('@media (prefers-color-scheme: dark)')
  expect(html).toContain('name="viewport"')
  expect(html).toContain('max-width:600px')
})

test('nothing is fetched from anywhere', async () => {
  const { html } = await renderMail(mailWith({ kind: 'paragraph', text: 'Hello' }), frame)
  expect(html).not.toMatch(/<(img|script|link|iframe)\b/)
  expect(html.replace(/<!DOCTYPE[^>]*>/i, '')).not.toMatch(/https?:\/\//)
})

test('tables line up in text: words left, figures right', async () => {
  const { text } = await renderMail(
    mailWith({
      kind: 'table',
      head: ['Item', 'Amount'],
      rows: [
        ['Course', '$197.00'],
        ['Sales tax', '$0.00'],
      ],
      figures: [1],
    }),
    frame,
  )
  expect(text).toContain(
    ['Item        Amount', '---------  -------', 'Course     $197.00', 'Sales tax    $0.00'].join('\n'),
  )
})

test('long text is wrapped, lists are marked, notes are set apart', async () => {
  const sentence = 'The date printed on your notice always wins over a date that we computed for you. '
  const { text } = await renderMail(
    mailWith(
      { kind: 'paragraph', text: sentence.repeat(4).trim() },
      { kind: 'list', isOrdered: true, items: ['First', 'Second'] },
      { kind: 'list', items: [sentence.repeat(2).trim()] },
      { kind: 'note', text: 'Valid for 7 days.' },
      { kind: 'code', label: 'Or type this code', code: 'K7PX-2M9Q' },
    ),
    frame,
  )
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(72)
  expect(text).toContain('1. First\n2. Second')
  expect(text).toContain('- The date printed')
  expect(text).toContain('| Valid for 7 days.')
  expect(text).toContain('Or type this code:\nK7PX-2M9Q')
})

test('the foot says who sends, from where and why; only unasked mail offers to stop', async () => {
  const asked = mailWith({ kind: 'paragraph', text: 'Hello' })
  const unasked: MailContent = {
    ...asked,
    transactional: false,
    topic: 'courseNews',
    unsubscribeUrl: 'https://justvalue.example/stop/abc',
  }
  const [first, second] = [await renderMail(asked, frame), await renderMail(unasked, frame)]
  for (const part of [first.html, first.text]) {
    expect(part).toContain('1 Bay St, Tampa, FL 33602')
    expect(part).toContain('Gulf Learning LLC')
    expect(part).toContain('because you bought the course')
    expect(part).not.toContain('Stop these emails')
  }
  expect(second.html).toContain('href="https://justvalue.example/stop/abc"')
  expect(second.text).toContain('Stop these emails:\nhttps://justvalue.example/stop/abc')
})

test.each([
  ['a script address', { ...mailWith({ kind: 'button', label: 'Go', url: 'javascript:alert(1)' }) }],
  ['no block', mailWith()],
  [
    'unasked mail without a way to stop it',
    { ...mailWith({ kind: 'paragraph', text: 'Hi' }), transactional: false, topic: 'deadlines' },
  ],
])('%s is refused', (_, mail) => {
  expect(mailContent.safeParse(mail).success).toBe(false)
})
