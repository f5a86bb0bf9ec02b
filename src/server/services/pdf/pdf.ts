/** Turns a paper into a tagged PDF file on letter paper, with bookmarks, a language and a title. */

import type { Paper } from '#core/document/paper.ts'
import { OWN_PAGE_FOOT } from '#core/document/private-mark.ts'
import { type CaseFacts, type CaseTables, factNames, tableNames } from '#core/document/template/case-facts.ts'
import { isPrintable, onPaper } from '../typst/characters.ts'
import { typeset } from '../typst/compiler.ts'
import { holdsText } from '../typst/faces.ts'
import { dataWriter, lookData, noParts, typeOf } from '../typst/paper-data.ts'
import { finishPdf } from './finish-pdf.ts'

/** As it is on paper: what no font has, as its number. */
export const textPrinter =
  () =>
  (text: string): string =>
    onPaper(text, holdsText)

const letter = /[\p{L}\p{N}\p{M}]/u

/** Without its signs a name is still the same name; without one of its letters it is none: then null, for the pen. */
export const namePrinter = () => {
  const prints = (character: string) => isPrintable(character, holdsText)
  return (name: string): string | null => {
    const characters = [...name.normalize('NFC')]
    if (!characters.filter((one) => letter.test(one)).every(prints)) return null
    return characters.filter(prints).join('').replace(/\s+/g, ' ').trim() || null
  }
}

/** As our type prints them; null where nothing of a fact is seen. */
export const printableFacts = (facts: CaseFacts): CaseFacts => {
  const printed = textPrinter()
  const kept = factNames.map((name) => [name, printed(facts[name] ?? '') || null])
  const owner = namePrinter()(facts['owner.name'] ?? '')
  return { ...(Object.fromEntries(kept) as CaseFacts), 'owner.name': owner }
}

export const printableTables = (tables: CaseTables): CaseTables => {
  const printed = textPrinter()
  const kept = tableNames.map((name) => [name, tables[name].map((row) => row.map(printed))])
  return Object.fromEntries(kept) as CaseTables
}

const brand = 'Just Value'

/** A short paper whose last page would hold a few lines is set closer; of a longer one a page saved is not felt. */
const mostPagesSetTwice = 3

export const renderPdf = (paper: Paper, now: Date): Promise<Buffer> => {
  const { form, title, subtitle, foot, sections, isDense = false, isSpoken = false, mostPages } = paper
  const type = typeOf(paper)
  const writer = dataWriter(type, noParts)
  const showsTitle = form !== 'letter'
  const data = {
    ...lookData(type, paper),
    title: title.toWellFormed(),
    showsTitle,
    subtitle: writer.printedOrNull(subtitle),
    // What its owner hands over names no product of ours.
    ...(form === 'sheet' ? { brand, author: brand } : { brand: null, author: null }),
    shownTitle: writer.printed(title),
    feet: showsTitle ? [writer.printed(foot)] : [],
    ownFoot: OWN_PAGE_FOOT,
    sections: writer.sections(sections, showsTitle ? { section: 2, last: 1 } : { section: 1, last: 0 }),
  }
  const set = (closely: boolean, isSmall = false) =>
    typeset({
      template: 'paper.typ',
      type,
      data: { ...data, isDense: closely, isSpoken, isSmall },
      saysAccessible: true,
      now,
    })
  const inUsualType = set(isDense)
  const runsOver = mostPages !== undefined && inUsualType.pages > mostPages
  const usual = runsOver ? set(isDense, true) : inUsualType
  const mayBeShorter = !isDense && !isSpoken && usual.pages > 1 && usual.pages <= mostPagesSetTwice
  const closer = mayBeShorter ? set(true) : usual
  return finishPdf(closer.pages < usual.pages ? closer : usual, { hasForeign: false })
}
