/** Owns looking for each figure of a packet among the facts that its documents were written from; nothing else excuses one. */
import type { Page } from '@playwright/test'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { type FactSheet, renderingsOf } from '#core/document/facts/sheet.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import type { ReadPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { expect } from './app-test.ts'
import type { RunningApp } from './running-app.ts'

interface OwnData {
  readonly account: { readonly documents: readonly { readonly facts: FactSheet }[] }
}

/** Of these kinds, as the person's own data have them. */
const sheetsOf = async (
  page: Page,
  app: RunningApp,
  kinds: readonly DocumentKind[],
): Promise<readonly FactSheet[]> => {
  const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
  const answer = await page.request.get(`${app.url}/api/users/data`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { data: OwnData } }
  const sheets = data.data.account.documents.map(({ facts }) => facts)
  return sheets.filter(({ kind }) => kinds.includes(kind))
}

export const packetSheets = (page: Page, app: RunningApp): Promise<readonly FactSheet[]> =>
  sheetsOf(page, app, PACKET_KINDS)

export const scriptSheets = (page: Page, app: RunningApp): Promise<readonly FactSheet[]> =>
  sheetsOf(page, app, ['hearing_script'])

const figure = /\d(?:[\d,.]*\d)?/g
const figuresIn = (text: string): readonly string[] => text.match(figure) ?? []

/** The words of a page without its stamp, which has to count the pages right. */
const withoutStamp = (text: string, at: number, count: number): string => {
  const stamp = /, page (\d+) of (\d+)(, Exhibit [A-Z]+)?\s*$/
  expect(stamp.exec(text)?.slice(1, 3).map(Number)).toEqual([at + 1, count])
  return text.replace(stamp, '')
}

/** The words of a page without the number of all pages, which the certificate of delivery names. */
const withoutCount = (text: string, count: number): string =>
  text.replace(/all of its\s+(\d+)\s+pages/, (_, named: string) => {
    expect(Number(named)).toBe(count)
    return ''
  })

/** The words of the index without its page numbers, each of which has to lead to what it names. */
const withoutNumbers = (index: string, { outline, pages }: ReadPdf): string =>
  outline
    .filter((title) => title !== 'Cover' && title !== 'Index')
    .reduce((left, title) => {
      const place = left.indexOf(title) + title.length
      const [number = ''] = /^\s*\d+/.exec(left.slice(place)) ?? []
      expect(pages[Number(number) - 1]).toContain(title)
      return left.slice(0, place) + left.slice(place + number.length)
    }, index)

/** The words of a page without the pages at which its exhibits are said to be, each of which has to hold its exhibit. */
const withoutPlaces = (text: string, { pages }: ReadPdf): string =>
  text.replace(/Exhibit\s+([A-Z]+),\s+page\s+(\d+)/g, (_, letter: string, page: string) => {
    expect(pages[Number(page) - 1]).toContain(`Exhibit ${letter}`)
    return `Exhibit ${letter}`
  })

const knownFigures = (sheets: readonly FactSheet[]): ReadonlySet<string> => {
  const stated = sheets.flatMap(({ facts }) => facts).flatMap((fact) => [...renderingsOf(fact)])
  return new Set(stated.flatMap(figuresIn))
}

/** The words of a Word file: its body alone, without what its pages are headed and counted by. */
const wordsOfWord = async (bytes: Buffer): Promise<string> => {
  const body = (await unzip(bytes)).get('word/document.xml') ?? ''
  const paragraphs = body
    .split('</w:p>')
    .map((paragraph) =>
      [...paragraph.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''),
    )
  return paragraphs.join('\n')
}

/** A script names pages of the packet that was made last; the server's test of packets finds each of them there. */
const withoutPages = (text: string): string =>
  text.replace(/Page\s+numbers\s+are\s+those\s+of[^.]*\./g, '').replace(/,\s+page\s+\d+/g, '')

/** Figures of a Word file that no fact states. */
export const strayInWord = async (
  bytes: Buffer,
  sheets: readonly FactSheet[],
): Promise<readonly string[]> => {
  const known = knownFigures(sheets)
  const figures = figuresIn(withoutPages(await wordsOfWord(bytes)))
  expect(figures.length).toBeGreaterThan(2)
  return figures.filter((found) => !known.has(found))
}

/** Figures of a script that no fact states; its feet count its pages. */
export const strayInScript = (script: ReadPdf, sheets: readonly FactSheet[]): readonly string[] => {
  const known = knownFigures(sheets)
  const figures = script.pages.flatMap((text) =>
    figuresIn(withoutPages(text.replace(/Page \d+ of \d+\s*$/, ''))),
  )
  expect(figures.length).toBeGreaterThan(5)
  return figures.filter((found) => !known.has(found))
}

/** The page that has the index: the cover, where it fits there. */
const indexPage = ({ pages, outline }: ReadPdf): number => {
  const listed = outline.filter((title) => title !== 'Cover' && title !== 'Index')
  return pages.findIndex((text) => listed.every((title) => text.includes(title)))
}

/** Figures that no fact states with the words around them, whichever page they stand on, the cover as well. */
export const strayFigures = (packet: ReadPdf, sheets: readonly FactSheet[]): readonly string[] => {
  const known = knownFigures(sheets)
  const index = indexPage(packet)
  const pages = packet.pages.map((text, at) => {
    const own = withoutCount(withoutStamp(text, at, packet.pages.length), packet.pages.length)
    return withoutPlaces(at === index ? withoutNumbers(own, packet) : own, packet)
  })
  expect(pages.flatMap(figuresIn).length).toBeGreaterThan(20)
  return pages.flatMap((text) =>
    [...text.matchAll(figure)]
      .filter(([found]) => !known.has(found))
      .map(({ index: at }) => text.slice(Math.max(0, at - 60), at + 20)),
  )
}
