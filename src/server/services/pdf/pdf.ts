/** Turns a paper into a tagged PDF file on letter paper, with bookmarks, a language and a title. */

import { OWN_PAGE_FOOT } from '#core/document/gate/private-mark.ts'
import type { Paper } from '#core/document/paper.ts'
import { type CaseFacts, type CaseTables, factNames, tableNames } from '#core/document/template/case-facts.ts'
import { isPrintable, onPaper } from './pdf-characters.ts'
import { faceFinder } from './pdf-faces.ts'
import {
  colours,
  type Flow,
  flowOn,
  moveDown,
  type Part,
  page,
  paintLine,
  plainWords,
  rule,
  styles,
  textWidth,
  writePart,
} from './pdf-flow.ts'
import { finished, openPdf } from './pdf-open.ts'
import { drawSection } from './pdf-section.ts'

const whole = ({ pdf }: Flow) => ({ x: page.side, y: pdf.y, width: textWidth })

const drawTitle = (flow: Flow, root: Part, { form, title, subtitle }: Paper) => {
  if (form === 'letter') return
  if (form === 'sheet') {
    writePart(flow, root, 'P', plainWords('Just Value'), { ...styles.section, size: 12 }, whole(flow))
    moveDown(flow, 4)
  }
  writePart(flow, root, 'H1', plainWords(title), styles.title, whole(flow))
  if (subtitle !== null)
    writePart(flow, root, 'P', plainWords(subtitle), { ...styles.body, colour: colours.soft }, whole(flow))
  moveDown(flow, 6)
  rule(flow, page.side, flow.pdf.y, textWidth, colours.action)
  moveDown(flow, 14)
}

const footOf = ({ form, foot }: Paper, at: number, sent: number): string => {
  if (at >= sent) return OWN_PAGE_FOOT
  const count = sent === 1 ? [] : [`Page ${at + 1} of ${sent}`]
  return [...(form === 'letter' ? [] : [foot]), ...count].join('   ·   ')
}

/** Marked as part of the page, not of the text. `sent` pages are counted; those for the owner are not. */
const drawFeet = (flow: Flow, paper: Paper, sent: number) => {
  const { pdf } = flow
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    // Below the bottom margin a line of text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0
    const place = { x: page.side, y: page.height - 40, width: textWidth }
    paintLine(flow, footOf(paper, at, sent) || ' ', styles.hint, place)
    pdf.endMarkedContent()
  }
}

/** As it stands on paper: what no font has, as its number. */
export const textPrinter = () => {
  const fontOf = faceFinder()
  return (text: string): string => onPaper(text, fontOf)
}

const letter = /[\p{L}\p{N}\p{M}]/u

/** Without its signs a name is still the same name; without one of its letters it is none: then null, for the pen. */
export const namePrinter = () => {
  const fontOf = faceFinder()
  const prints = (character: string) => isPrintable(character, fontOf)
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

export const renderPdf = (paper: Paper, now: Date): Promise<Buffer> => {
  const author = paper.form === 'sheet' ? 'Just Value' : null
  const pdf = openPdf({ title: paper.title, author, saysAccessible: true }, now)
  const flow = flowOn(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawTitle(flow, root, paper)
  const headingTag = paper.form === 'letter' ? 'H1' : 'H2'
  for (const section of paper.sections.filter(({ forOwner }) => !forOwner))
    drawSection(flow, root, section, headingTag, pdf.outline)
  const sent = pdf.bufferedPageRange().count
  for (const section of paper.sections.filter(({ forOwner }) => forOwner))
    drawSection(flow, root, section, headingTag, pdf.outline)
  root.end()
  drawFeet(flow, paper, sent)
  return finished(pdf)
}
