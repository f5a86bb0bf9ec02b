/** Owns Markdown as HTML: our own text, so no foreign markup, with marks that lead to the sources below it. */

import { Marked, type TokenizerAndRendererExtension } from 'marked'
import { figureAtStart, withoutFigureLines } from '#content/figure/line.ts'
import { markAtStart, withoutMarks } from '#content/text/source.ts'

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** `[^s193-011]` becomes a small numbered link to the source of that id; the brackets keep "3." and mark 3 from reading as 3.3. */
const sourceMark = (sourceIds: readonly string[]): TokenizerAndRendererExtension => ({
  name: 'sourceMark',
  level: 'inline',
  start: (text) => text.indexOf('[^'),
  tokenizer: (text) => {
    const mark = markAtStart(text)
    return mark === null ? undefined : { type: 'sourceMark', ...mark }
  },
  renderer: ({ id }) => {
    const number = sourceIds.indexOf(id) + 1
    if (number === 0)
      throw new Error(`The text names the source ${id}, which its front matter does not list.`)
    return `<sup><a href="#source-${id}" aria-label="Source ${number}">[${number}]</a></sup>`
  },
})

type FigureHtml = (call: string) => string

const noFigures: FigureHtml = (call) => {
  throw new Error(`The text calls for the figure ${call}, and none can stand here.`)
}

/** A `::figure` line becomes what `figureHtml` draws. */
const figureLine = (figureHtml: FigureHtml): TokenizerAndRendererExtension => ({
  name: 'figure',
  level: 'block',
  start: (text) => text.match(/^::figure /m)?.index,
  tokenizer: (text) => {
    const line = figureAtStart(text)
    return line === null ? undefined : { type: 'figure', ...line }
  },
  renderer: ({ call }) => figureHtml(call),
})

/** A wide table scrolls within itself, so it must be reachable by keyboard; the parts of one page differ by number. */
const tablesThatScroll = (html: string): string => {
  let count = 0
  return html.replace(/<table>[\s\S]*?<\/table>/g, (table) => {
    count += 1
    return `<div role="group" tabindex="0" aria-label="Table ${count}">${table}</div>`
  })
}

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
}

/** The words of a piece of a page, without tags and without the numbers of sources. */
export const plainText = (html: string): string =>
  html
    .replace(/<sup>.*?<\/sup>|<[^>]+>/g, '')
    .replace(/&[a-z0-9#]+;/g, (entity) => entities[entity] ?? entity)

/** A heading's own name in the address of its page: `#the-homestead-cap`. */
const anchorOf = (heading: string): string =>
  withoutMarks(heading)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The second heading of the same words gets a number. */
const freshAnchors = () => {
  const used = new Map<string, number>()
  return (heading: string): string => {
    const anchor = anchorOf(heading)
    const count = (used.get(anchor) ?? 0) + 1
    used.set(anchor, count)
    return count === 1 ? anchor : `${anchor}-${count}`
  }
}

/** The headings of a text made by `proseHtml`, by the anchors that lead to them. */
export const headingsIn = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<h[23] id="([^"]+)">(.*?)<\/h[23]>/g)].map(([, anchor = '', inner = '']) => [
      anchor,
      plainText(inner),
    ]),
  )

/** How many paragraphs, headings, lists and tables the text has, as they are side by side on the page; a figure is not read, so it is none. */
export const blocksIn = (markdown: string): number =>
  new Marked().lexer(withoutFigureLines(markdown)).filter(({ type }) => type !== 'space').length

/** For lessons and legal pages; `sourceIds` in the order in which the sources are listed below the text. */
export const proseHtml = (
  markdown: string,
  sourceIds: readonly string[],
  figureHtml: FigureHtml = noFigures,
): string => {
  const freshAnchor = freshAnchors()
  const marked = new Marked({
    async: false,
    extensions: [sourceMark(sourceIds), figureLine(figureHtml)],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${freshAnchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return tablesThatScroll(marked.parse(markdown, { async: false }))
}
