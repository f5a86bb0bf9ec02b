/**
 * Writes the words of an HTML mail as plain text. In one pass, without building a tree: what reads HTML as browsers do
 * takes minutes over, or breaks on, a mail that was made to do so.
 */
import { decodeHTML } from 'entities'

/** Far more than the words that are kept of a mail. */
const longestHtml = 200_000

/** Not shown by any mail program; one that is not closed goes on to the end, there too. */
const unseen = /<!--[\s\S]*?(?:-->|$)|<(style|script|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const asTyped = /<pre\b[\s\S]*?(?:<\/pre\b|$)/gi

/** Line breaks that a browser puts before and after. */
const breaksAround: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['div', 'tr', 'li', 'section', 'article', 'dt', 'dd'].map((name) => [name, 1])),
  ...Object.fromEntries(['p', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'hr'].map((name) => [name, 2])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 2])),
}

const mostQuoteMarks = 5
const mostBreaks = 3

const openPage = () => {
  const pieces: string[] = []
  let length = 0
  let around = 0
  let breaks = 0
  let quotes = 0
  let link = ''

  const last = (): string => pieces.at(-1) ?? '\n'
  const space = (): void => {
    if (!/\s$/.test(last())) pieces.push(' ')
  }

  const beginLine = (): void => {
    const mark = '> '.repeat(Math.min(quotes, mostQuoteMarks))
    const wanted = Math.min(around + breaks, mostBreaks)
    if (pieces.length === 0) pieces.push(mark)
    else pieces.push(...Array.from({ length: wanted }, () => `\n${mark}`))
    around = 0
    breaks = 0
  }

  const write = (html: string): void => {
    const words = decodeHTML(html.replace(/\s+/g, ' ')).replaceAll('\u00a0', ' ')
    if (words.trim() === '') {
      space()
      return
    }
    const isNewLine = pieces.length === 0 || around + breaks > 0
    beginLine()
    pieces.push(isNewLine ? words.trimStart() : words)
    length += words.length
  }

  /** Where a link leads is behind its words, unless they say it. */
  const passLink = (isEnd: boolean, attributes: string): void => {
    const ended = isEnd ? decodeHTML(link) : ''
    link = /\bhref\s*=\s*["']?(https?:[^\s"'<>]{1,500})/i.exec(attributes)?.[1] ?? ''
    if (ended !== '' && !last().endsWith(ended)) write(` ${ended}`)
  }

  const tag = (name: string, isEnd: boolean, attributes: string): void => {
    around = Math.max(around, breaksAround[name] ?? 0)
    if (name === 'br') breaks += 1
    else if (name === 'td' || name === 'th') space()
    else if (name === 'blockquote') quotes = Math.max(0, quotes + (isEnd ? -1 : 1))
    else if (name === 'li' && !isEnd) write('* ')
    else if (name === 'a') passLink(isEnd, attributes)
  }

  return {
    write,
    tag,
    length: () => length,
    text: () =>
      pieces
        .join('')
        .replace(/[ \t]+\n/g, '\n')
        .trim(),
  }
}

type Page = ReturnType<typeof openPage>

const readTag = (page: Page, inside: string): void => {
  const [, slash, name] = /^(\/?)([a-z][\w:-]*)/i.exec(inside) ?? []
  if (name !== undefined) page.tag(name.toLowerCase(), slash === '/', inside)
  else if (!/^[!?/]/.test(inside)) page.write(`&lt;${inside}&gt;`)
}

/** At least the first `longest` characters. */
export const textOfHtml = (html: string, longest: number): string => {
  const page = openPage()
  const seen = html
    .slice(0, longestHtml)
    .replace(asTyped, (block) => block.replace(/\r?\n/g, '<br>'))
    .replace(unseen, ' ')
  for (const [at, piece] of seen.split(/<([^<>]*)>/).entries()) {
    if (page.length() > longest) break
    if (at % 2 === 0) page.write(piece)
    else readTag(page, piece)
  }
  return page.text()
}
