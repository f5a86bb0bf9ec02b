/** Proves that the words of a mail are found however its program wrote it, and that no mail keeps the server busy. */
import { describe, expect, it } from 'vitest'
import { readInboundMail } from './inbound-mail.ts'
import { textOfHtml } from './text-of-html.ts'

const head =
  'From: Ada <ada@example.com>\r\nTo: support@example.com\r\nSubject: Roof\r\nMessage-ID: <1@x>\r\n'
const longest = 20_000

const read = (rest: string, top = head) => readInboundMail(Buffer.from(top + rest), longest)

const part = (type: string, body: string, more = ''): string =>
  `--b\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n`

const multipart = (kind: string, ...parts: string[]): string =>
  `Content-Type: multipart/${kind}; boundary=b\r\n\r\n${parts.join('')}--b--\r\n`

const photo = (more: string) => part('image/jpeg; name="roof.jpg"', '/9j/4AAQ', more)

describe('the words of a mail', () => {
  it.each(['', ' \r\n\r\n', '\u00a0\u200b'])('are those of the HTML when the text is %j', async (blank) => {
    const parts = [part('text/plain; charset=utf-8', blank), part('text/html', '<p>My roof leaks.</p>')]
    expect((await read(multipart('alternative', ...parts)))?.text).toBe('My roof leaks.')
  })

  it('lose what is no text, and half of a character at the cut', async () => {
    const body = `a\x1b[2Jb \u202ec\ufffe${'😀'.repeat(20_000)}`
    const mail = await read(`Content-Type: text/plain; charset=utf-8\r\n\r\n${body}`)
    expect(mail?.text).toMatch(/^a\[2Jb c(?:😀)+$/u)
  })

  it('stand in the mail within a mail as well', async () => {
    const inner = `Subject: Then\r\nContent-Type: text/html\r\n\r\n<p>Inner words.</p>`
    const mail = await read(
      multipart('mixed', part('text/plain', 'See below.'), part('message/rfc822', inner)),
    )
    expect(mail?.text).toMatch(/See below\.[\s\S]*Inner words\./)
  })
})

describe('a picture', () => {
  const inline = 'Content-Disposition: inline; filename="roof.jpg"\r\n'
  const referenced = `${inline}Content-ID: <logo@x>\r\n`
  const html = part('text/html', '<p>Look.</p><img src="cid:logo@x">')

  it.each([
    ['alone and inline', multipart('mixed', photo(inline)), '', ['roof.jpg']],
    [
      'inline beside words',
      multipart('mixed', part('text/plain', 'Look.'), photo(inline)),
      'Look.',
      ['roof.jpg'],
    ],
    [
      'with an id that nothing shows',
      multipart('mixed', part('text/plain', 'Look.'), photo(referenced)),
      'Look.',
      ['roof.jpg'],
    ],
    ['that the HTML shows beside words', multipart('related', html, photo(referenced)), 'Look.', []],
    [
      'that the HTML shows and nothing else',
      multipart('related', part('text/html', '<img src="cid:logo@x">'), photo(referenced)),
      '',
      ['roof.jpg'],
    ],
  ])('%s', async (_, mail, text, attachments) => {
    expect(await read(mail)).toMatchObject({ text, attachments })
  })
})

it('twenty large files are named, and the words after them kept', async () => {
  const file = (n: number) =>
    part(
      'application/pdf',
      'QUJD'.repeat(19).concat('\r\n').repeat(6_000),
      `Content-Disposition: attachment; filename=${n}.pdf\r\n`,
    )
  const files = Array.from({ length: 20 }, (_, n) => file(n))
  const mail = await read(
    multipart('mixed', part('text/plain', 'Before.'), ...files, part('text/plain', 'After.')),
  )
  expect(mail?.text).toMatch(/^Before\.\n+After\.$/)
  expect(mail?.attachments).toHaveLength(20)
})

it('HTML becomes lines, marks of quotes and addresses of links', () => {
  const html = `<html><head><title>No</title><style>p { color: red }</style></head><body><!-- no -->
    <div>One &amp; <b>two</b></div><div><br></div><div>d&oacute;nde<br>three &lt; four</div>
    <ul><li>a</li><li>b</li></ul><a href="https://a.example/?x=1&amp;y=2">here</a> <a href="https://b.example">https://b.example</a>
    <o:p>&nbsp;</o:p><blockquote><p>old</p><p>older</p></blockquote><pre>x\n  y</pre></body></html>`
  expect(textOfHtml(html, longest)).toBe(
    'One & two\n\ndónde\nthree < four\n\n* a\n* b\n\nhere https://a.example/?x=1&y=2 https://b.example\n>\n> old\n>\n> older\n\nx\ny',
  )
})

/** Worked for, in milliseconds; what else runs on the machine does not count. */
const workOf = async (run: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage().user
  await run()
  return (process.cpuUsage().user - before) / 1_000
}

const nested = Array.from(
  { length: 40 },
  (_, n) => `--b${n}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
)
const size = 9_000_000
const fill = (piece: string): string => piece.repeat(size / piece.length)

describe('ten megabytes are read within two seconds of work', () => {
  it.each([
    ['paragraphs', `Content-Type: text/html\r\n\r\n${fill('<p>a</p>')}`],
    ['lines of HTML', `Content-Type: text/html\r\n\r\n${fill('<p>a</p>\r\n')}`],
    ['nested elements', `Content-Type: text/html\r\n\r\n${fill('<div>')}hello`],
    ['tags that close nothing', `Content-Type: text/html\r\n\r\n${'<b>'.repeat(30_000)}${fill('</i>')}`],
    ['empty lines', `\r\n${fill('\n')}`],
    ['parts', multipart('mixed', fill('--b\r\n\r\nx\r\n'))],
    [
      'parts of both kinds',
      multipart('mixed', fill('--b\r\n\r\nx\r\n--b\r\nContent-Type: text/html\r\n\r\ny\r\n')),
    ],
    ['nested parts', `Content-Type: multipart/mixed; boundary=b0\r\n\r\n${nested.join('')}${fill('a\n')}`],
    [
      'mails within mails',
      `Content-Type: message/rfc822\r\n\r\n${fill(`${head}Content-Type: message/rfc822\r\n\r\n`)}`,
    ],
    ['headers', `${fill('X: y\r\n')}\r\nhi`],
    ['an address without an end', `Cc: ${fill('a')}\r\n\r\nhi`],
    ['addresses', `Cc: ${fill('a@b.c,\r\n ')}\r\n\r\nhi`],
  ])('%s', async (_, rest) => {
    expect(await workOf(() => read(rest))).toBeLessThan(2_000)
  })
})
