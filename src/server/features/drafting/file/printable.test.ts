/** Proves that every kind of document is a whole file in both forms: tagged as a PDF, with headings and tables in Word. */
import { PDFDocument } from '@cantoo/pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WrittenDocument } from '#contract/document/documents.ts'
import { DOCUMENT_KINDS, LETTER_KINDS } from '#core/document/draft-kinds.ts'
import { writtenCases } from '#core/document/testing/written-cases.ts'
import { renderWord } from '#server/services/office/word-document.ts'
import { renderPdf } from '#server/services/pdf/pdf.ts'
import { structureFaults } from '#server/services/testing/pdf-structure.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { writtenOf } from '../testing/written-of.ts'
import { documentPaper } from './printable.ts'

const fullCase = (kind: string) => {
  const found = writtenCases.find(([name]) => name.startsWith(kind) && name.endsWith('of a full case'))
  if (!found) throw new Error(`There is no full case of ${kind}.`)
  return writtenOf(found[1])
}

const written = DOCUMENT_KINDS.map((kind) => [kind, fullCase(kind)] as const)

it.each(written)(
  '%s as a PDF is tagged throughout, titled, in English, with bookmarks',
  async (kind, document) => {
    const bytes = await renderPdf(documentPaper(document), new Date('2026-10-01T15:00:00Z'))
    // A letter of one page has no headings to find one’s way by.
    const faults = (await structureFaults(bytes)).filter(
      (fault) => !LETTER_KINDS.includes(kind) || fault !== 'no bookmarks',
    )
    expect(faults).toEqual([])
    const read = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(read.getTitle()).toBe(document.title)
    const isOurs = documentPaper(document).form === 'sheet'
    expect([read.getAuthor(), read.getCreator()].includes('Just Value')).toBe(isOurs)
  },
)

it('a grid’s heading and sentence stand on the page where it begins', async () => {
  const { pages } = await readPdf(
    await renderPdf(documentPaper(fullCase('comparable_analysis')), new Date('2026-10-01T15:00:00Z')),
  )
  const [page, ...others] = pages.filter((text) => text.includes('Sales comparison grid'))
  expect(others).toEqual([])
  expect(page).toMatch(/where my home has more/)
})

it('no page of an analysis by itself holds only what its cover would say', async () => {
  const { pages } = await readPdf(
    await renderPdf(documentPaper(fullCase('comparable_analysis')), new Date('2026-10-01T15:00:00Z')),
  )
  expect(pages[0]).toContain('The property')
  expect(pages[0]).toContain('Reconciliation to one value')
})

it('a script is read aloud: its type is larger than that of every other paper', async () => {
  const larger = written.filter(([, document]) => documentPaper(document).isSpoken).map(([kind]) => kind)
  expect(larger).toEqual(['hearing_script'])
  const sizeOf = async (kind: string) => {
    const parts = await unzip(await renderWord(documentPaper(fullCase(kind))))
    return /<w:docDefaults>.*?<w:sz w:val="(\d+)"/su.exec(parts.get('word/styles.xml') ?? '')?.[1]
  }
  expect([await sizeOf('hearing_script'), await sizeOf('playbook')]).toEqual(['26', '22'])
})

/** Its sources stand at its end; what is spoken or handed over ends with the owner’s own words. */
const isOurSheet = ({ kind }: WrittenDocument): boolean =>
  kind !== 'hearing_script' && kind !== 'playbook' && documentPaper(fullCase(kind)).form === 'sheet'

const count = (text: string, part: RegExp): number => text.match(part)?.length ?? 0

const wordsIn = (xml: string): string =>
  xml
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(quot|apos|lt|gt|amp);/g,
      (_, name) => ({ quot: '"', apos: "'", lt: '<', gt: '>' })[name as string] ?? '&',
    )

it.each(written)('%s names its sources only where it is the owner’s own sheet', (_, document) => {
  const titles = documentPaper(document).sections.map(({ title }) => title)
  expect(titles.includes('Where this comes from')).toBe(isOurSheet(document))
})

describe.each(written)('%s as a Word file', (kind, document: WrittenDocument) => {
  let parts: ReadonlyMap<string, string>
  let body = ''
  beforeAll(async () => {
    parts = await unzip(await renderWord(documentPaper(document)))
    body = parts.get('word/document.xml') ?? ''
  })

  it('has its title and language, and a heading for each section that has one', () => {
    expect(parts.get('docProps/core.xml')).toContain(`<dc:title>${document.title}</dc:title>`)
    expect(parts.get('word/styles.xml')).toContain('w:lang w:val="en-US"')
    const isLetter = LETTER_KINDS.includes(kind)
    const sources = isOurSheet(document) ? 1 : 0
    const headed = document.sections.filter(({ forOwner }) => forOwner || !isLetter).length + sources
    const headings = count(body, /<w:pStyle w:val="Heading[12]"\/>/g)
    expect(headings).toBe(isLetter ? headed : headed + 1)
  })

  it('says all of it, its tables as tables, whose heads come again on each page', () => {
    const tables = document.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'table' ? [block.table] : []))
    // Lines for the pen are set as a table too, without a head.
    const lines = document.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'fields')
    expect([count(body, /<w:tbl>/g), count(body, /<w:tblHeader\/>/g)]).toEqual([
      tables.length + lines.length,
      tables.length,
    ])
    const words = wordsIn(body)
    const said = document.sections.flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.split('\n')))
    for (const one of [...said, ...tables.flatMap(({ rows }) => rows.flat())]) expect(words).toContain(one)
  })

  it('keeps what is for its owner on pages of their own, which say so', () => {
    const own = documentPaper(document).sections.filter(({ forOwner }) => forOwner)
    const footers = [...parts].filter(([name]) => /^word\/footer\d+\.xml$/.test(name)).map(([, xml]) => xml)
    // Every page of the playbook is the owner’s own.
    expect(footers.filter((xml) => xml.includes('Do not send this page'))).toHaveLength(
      own.length > 0 || kind === 'playbook' ? 1 : 0,
    )
    const headers = [...parts].filter(([name]) => /^word\/header\d+\.xml$/.test(name)).map(([, xml]) => xml)
    expect(headers.filter((xml) => xml.includes('Do not send this page'))).toHaveLength(
      own.length > 0 ? 1 : 0,
    )
    const isOurs = documentPaper(document).form === 'sheet'
    const properties = `${parts.get('docProps/core.xml')}${parts.get('docProps/app.xml')}`
    expect(properties.includes('Just Value')).toBe(isOurs)
    expect(properties).not.toContain('Un-named')
    const turned = documentPaper(document).sections.filter(({ landscape }) => landscape)
    // Pages across, and pages of the owner’s own, are parts of their own.
    expect(count(body, /<w:sectPr/g)).toBeGreaterThanOrEqual(1 + (own.length > 0 ? 1 : 0) + turned.length)
  })
})

describe('a hearing script', () => {
  const script = fullCase('hearing_script')
  const { sections } = documentPaper(script)
  const blocks = sections.flatMap((section) => section.blocks)

  it('sets apart what is said from what is done, as the screen does', () => {
    const paragraphs = script.sections.flatMap((section) => section.paragraphs)
    const quoted = paragraphs.filter((line) => line[0] === '“')
    const told = paragraphs.filter((line) => !/^(?:“|Asked: |Say in English)/u.test(line))
    const answers = blocks.flatMap((block) => (block.kind === 'asked' ? block.answer : []))
    const lines = [...blocks, ...answers]
    expect(lines.filter(({ kind }) => kind === 'spoken')).toHaveLength(quoted.length)
    expect(lines.filter(({ kind }) => kind === 'direction')).toHaveLength(told.length)
    expect(blocks.filter(({ kind }) => kind === 'text' || kind === 'lines')).toEqual([])
  })

  it('has a question and its answer together', () => {
    const asked = blocks.flatMap((block) => (block.kind === 'asked' ? [block] : []))
    expect(asked).toHaveLength(2)
    for (const { question, answer } of asked) {
      expect(question[0]?.text).toMatch(/^Asked: /)
      expect(answer[0]?.kind).toBe('spoken')
    }
  })

  it('has beside each title the time that its plan gives it', () => {
    const plan = blocks.flatMap((block) => (block.kind === 'table' ? block.table.rows : []))
    const timeOf = (name: string | null) => plan.find(([part]) => part?.[0]?.text === name)?.[1]?.[0]?.text
    for (const { title, time } of sections) expect(time).toBe(timeOf(title))
  })

  it('says what is said in larger type in Word too', async () => {
    const body = (await unzip(await renderWord(documentPaper(script)))).get('word/document.xml') ?? ''
    const sizeOf = (words: string) =>
      new RegExp(`<w:sz w:val="(\\d+)"/>(?:(?!<w:sz ).)*?${words}`, 'u').exec(body)?.[1]
    expect(sizeOf('“For these reasons I ask')).toBe('27')
    expect(sizeOf('Talk about value')).toBe('21')
  })

  it.each(
    writtenCases.filter(([name]) =>
      /^hearing_script.*(?:full case|begun case|rental, of the roll)$/u.test(name),
    ),
  )('%s ends with no few lines on a page of their own', async (_, sheet) => {
    const { pages } = await readPdf(
      await renderPdf(documentPaper(writtenOf(sheet)), new Date('2026-10-01T15:00:00Z')),
    )
    expect(pages.length).toBeLessThanOrEqual(4)
    // The closing takes six lines with its title and the foot of its page.
    const last = (pages.at(-1) ?? '').split('\n').filter((line) => line.trim() !== '')
    expect(last.length).toBeGreaterThan(10)
  })
})
