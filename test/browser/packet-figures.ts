/** Owns looking for each figure of a packet among the facts that its documents were written from; nothing else excuses one. */
import type { Page } from '@playwright/test'
import { type FactSheet, renderingsOf } from '#core/document/facts/sheet.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import type { ReadPdf } from '#server/services/testing/read-pdf.ts'
import { expect } from './app-test.ts'
import type { RunningApp } from './running-app.ts'

interface OwnData {
  readonly account: { readonly documents: readonly { readonly facts: FactSheet }[] }
}

/** As the person's own data have them. */
export const packetSheets = async (page: Page, app: RunningApp): Promise<readonly FactSheet[]> => {
  const token = await page.evaluate(() => localStorage.getItem('justvalue.accessToken'))
  const answer = await page.request.get(`${app.url}/api/users/data`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
  const { data } = (await answer.json()) as { data: { data: OwnData } }
  const sheets = data.data.account.documents.map(({ facts }) => facts)
  return sheets.filter(({ kind }) => PACKET_KINDS.includes(kind))
}

const figuresIn = (text: string): readonly string[] => text.match(/\d(?:[\d,.]*\d)?/g) ?? []

/** The words of a page without its stamp, which has to count the pages right. */
const withoutStamp = (text: string, at: number, count: number): string => {
  const stamp = /, page (\d+) of (\d+)(, Exhibit [A-Z]+)?\s*$/
  expect(stamp.exec(text)?.slice(1, 3).map(Number)).toEqual([at + 1, count])
  return text.replace(stamp, '')
}

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

/** Figures that no fact states, whichever page they stand on, the cover as well. */
export const strayFigures = (packet: ReadPdf, sheets: readonly FactSheet[]): readonly string[] => {
  const stated = sheets.flatMap(({ facts }) => facts).flatMap((fact) => [...renderingsOf(fact)])
  const known = new Set(stated.flatMap(figuresIn))
  const pages = packet.pages.map((text, at) => {
    const own = withoutStamp(text, at, packet.pages.length)
    return at === packet.outline.indexOf('Index') ? withoutNumbers(own, packet) : own
  })
  const figures = pages.flatMap(figuresIn)
  expect(figures.length).toBeGreaterThan(20)
  return figures.filter((figure) => !known.has(figure))
}
