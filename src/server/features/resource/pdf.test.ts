/** Proves that each PDF file is a whole one: its words, its structure, and nothing that nobody knows. */
import { beforeAll, describe, expect, it } from 'vitest'
import { marksIn } from '#content/text/source.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { type ReadPdf, readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { dana, dates, downloads, fileOf, nobody } from './testing/cases.ts'

const papers = downloads.filter(({ source }) => source.kind === 'paper')

describe.each(papers.map(({ id, source }) => [id, source.template.title] as const))('%s', (id, title) => {
  let filled: ReadPdf
  let blank: ReadPdf
  let bytes: string
  beforeAll(async () => {
    const file = await fileOf(id, 'pdf')
    bytes = file.toString('latin1')
    filled = await readPdf(file)
    blank = await readPdf(await fileOf(id, 'pdf', nobody))
  })

  it('is tagged throughout, titled, in English, on letter paper, with bookmarks', () => {
    expect(bytes).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(bytes.length).toBeLessThan(120_000)
    for (const pdf of [filled, blank]) {
      expect(pdf).toMatchObject({ title, language: 'en-US', isTagged: true, unmarked: 0, size: [612, 792] })
      expect(pdf.tags).toEqual(expect.arrayContaining(['Document', 'H1', 'P']))
      expect(pdf.outline.length).toBeGreaterThan(0)
      for (const heading of pdf.outline) expect(pdf.text).toContain(heading)
    }
  })

  it('says what is known, and nothing else', () => {
    expect(filled.text).toContain('Dana Żółtowska')
    expect(filled.text).toContain('123 Main St, Unit 4')
    expect(blank.text).not.toMatch(/Dana|Tampa|Hillsborough|null|undefined|\[\[|\{\{/)
  })

  it('has a head in every table, few pages, and none without words', () => {
    const tables = filled.tags.filter((tag) => tag === 'Table').length
    expect(filled.tags.filter((tag) => tag === 'TH').length).toBeGreaterThanOrEqual(tables * 2)
    for (const { pages } of [filled, blank]) {
      expect(pages.length).toBeLessThanOrEqual(4)
      for (const page of pages) expect(page.trim().length).toBeGreaterThan(60)
    }
  })
})

it('leaves a name blank that the type cannot set', async () => {
  const facts = { ...dana.facts, 'owner.name': 'አበበ' }
  const { text } = await readPdf(await fileOf('evidence-list', 'pdf', { ...dana, facts }))
  expect(text).toMatch(/Petitioner Property 123 Main St/)
  const word = await unzip(await fileOf('evidence-list', 'docx', { ...dana, facts }))
  expect(word.get('word/document.xml')).toContain('አበበ')
})

it('sets signs of other scripts; of a name it drops what it cannot set, and keeps the words around it', async () => {
  const facts = { ...dana.facts, 'owner.name': 'Peg ፨ 王 Whitfield', 'case.reasons': 'Leaks 💧 in አ room' }
  const { text } = await readPdf(await fileOf('evidence-list', 'pdf', { ...dana, facts }))
  expect(text).toMatch(/Petitioner Peg 王 Whitfield/)
  expect(text).toContain('Leaks 💧 in [U+12A0] room')
})

describe('the guide to the petition form', () => {
  it('goes through the official form part by part, says where it is, and is not one itself [S2.dashboard.13]', async () => {
    const { text, outline, links } = await readPdf(await fileOf('appeal-form-guide', 'pdf'))
    const parts = outline.filter((heading) => /^(Top of|Parts?\b)/.test(heading))
    expect(parts.map((heading) => heading.split('.')[0])).toEqual([
      'Top of page one',
      'Part 1',
      'Part 2',
      'Part 3',
      'Parts 4 and 5, and the last page',
    ])
    expect(new Set(links)).toEqual(new Set(['https://floridarevenue.com/property/Documents/dr486.pdf']))
    expect(text).toContain('This guide is not that form and cannot be filed')
    expect(text).toContain('at most $50 for one parcel')
    expect(text).toContain('25th day after it was mailed')
    expect(text).toContain('A-12-29-18-4ZD-000001-00004.0')
  })
})

it('offers every download with a sentence and a module, and no mark for a source left in the words', () => {
  expect(downloads).toHaveLength(12)
  for (const { source } of downloads) {
    expect(source.template.description).toMatch(/\.$/)
    expect(marksIn(JSON.stringify(source.template))).toEqual([])
  }
})

it('sets the dates and rules on one page, each with who says so', async () => {
  const held = { ...dates, petitionDueOn: calendarDate('2027-09-10'), hearingOn: calendarDate('2027-02-01') }
  const { pages, text } = await readPdf(await fileOf('dates-and-rules', 'pdf', dana, held))
  expect(pages).toHaveLength(1)
  expect(text).toMatch(/Friday, September 10, 2027 .* Your notice/)
  expect(text).toMatch(
    /Thursday, January 14, 2027 Last day by law: the property appraiser must.* Our estimate/,
  )
  expect(text).toMatch(/Monday, March 1, 2027 Last day to apply for homestead.* Law/)
  expect(text).toMatch(/Send your evidence to the property appraiser\. Last day by law: .* Our advice/)
  const reported = await readPdf(await fileOf('dates-and-rules', 'pdf', nobody))
  expect(reported.pages).toHaveLength(1)
})
