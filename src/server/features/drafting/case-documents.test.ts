/** Proves that documents are written from the owner's own case and the sales of the roll, and that a letter is a Word file too. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { downloadDocument, generateDocument, getDocumentStatus, type WrittenDocument } from '#contract/ai.ts'
import { DOCUMENT_KINDS, type DocumentKind, LETTER_KINDS } from '#core/document/draft-kinds.ts'
import { richHeld } from '#core/document/testing/rich-case.ts'
import { type CaseOwner, caseOwner } from '#server/features/case-file/testing/case-bench.ts'
import { until } from '#server/jobs/until.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { seasonOfTheSample } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { textOf } from './testing/drafting-bench.ts'

let shop: TestShop
let owner: CaseOwner
beforeAll(async () => {
  shop = await openShopForTest({ startsAt: seasonOfTheSample })
  owner = await caseOwner(shop)
  const { corrections, comparables, condition, value, filing, hearing, deliveries } = richHeld.file
  await owner.save({ corrections, comparables, condition, value, filing, hearing, deliveries })
})
afterAll(() => shop.close())

const written = async (kind: DocumentKind): Promise<WrittenDocument> => {
  const { client, propertyId } = owner
  const { documentId: id } = await client.call(generateDocument, { kind, propertyId })
  const document = async () => (await client.call(getDocumentStatus, { id })).document
  await until(async () => ['completed', 'failed'].includes((await document()).status))
  return document()
}

const bytesOf = async (id: string, format: 'pdf' | 'docx'): Promise<Buffer> => {
  const { url, fileName } = await owner.client.call(downloadDocument, { id, format })
  expect(fileName).toMatch(new RegExp(`\\.${format}$`))
  return Buffer.from(await (await fetch(`${shop.url}${url}`)).arrayBuffer())
}

it.each(DOCUMENT_KINDS)('writes %s whole from a full case', async (kind) => {
  expect(await written(kind)).toMatchObject({ status: 'completed', failure: null })
})

describe('from the owner’s case', () => {
  it('the evidence list has the owner’s corrections, value and condition', async () => {
    const { sections, ...document } = await written('evidence_list')
    const text = textOf({ sections, ...document })
    expect(text).toContain('Living area: the record says “2,140 sq ft”; what is true is “1,910 sq ft”.')
    expect(text).toContain('the just value on January 1, 2026 was $379,000.')
    expect(sections.find(({ id }) => id === 'condition')?.table?.rows[0]).toEqual([
      '“Cracked slab”',
      'Garage',
      '$12,500',
      'a written estimate: Gulf Slab LLC, 12/12/2025',
    ])
  })

  it('the file names no product where it is handed over, and its owner’s pages are not counted', async () => {
    const { id } = await written('evidence_list')
    const { text } = await readPdf(await bytesOf(id, 'pdf'))
    const [sent = '', own = ''] = text.split('For you: when to hand this over')
    expect(sent).toContain('Cracked slab')
    expect(sent).not.toContain('Just Value')
    expect(own).toContain('Do not send this page')
  })

  it('the analysis says what the sales of the roll say, or why they say nothing', async () => {
    const { sections } = await written('case_summary')
    const estimate = sections.find(({ id }) => id === 'estimate')?.paragraphs.join(' ') ?? ''
    expect(estimate).toMatch(/Our own estimate of the price|There is no estimate of ours for this home/)
  })
})

describe('a letter', () => {
  it('comes as a PDF and as a Word file, in the owner’s name', async () => {
    const { id } = await written('cover_letter')
    const { text } = await readPdf(await bytesOf(id, 'pdf'))
    const { firstName, lastName } = owner.user
    expect(text).toContain(`From: ${firstName} ${lastName}, 103 Sample Orange Way`)
    expect(text).toContain('hearing on January 20, 2027 at 1:05 pm.')
    expect(text).toContain('Tuesday, January 5, 2027 (an estimate)')
    const parts = await unzip(await bytesOf(id, 'docx'))
    const words = (parts.get('word/document.xml') ?? '').replace(/<[^>]*>/g, '')
    expect(words).toContain('Petition number 2026-00417, parcel SAMPLE-0002')
  })

  it('is the only thing that does', async () => {
    expect(LETTER_KINDS).not.toContain('playbook')
    const { id } = await written('playbook')
    expect(await owner.client.refusal(downloadDocument, { id, format: 'docx' })).toMatchObject({
      status: 400,
      details: [{ field: 'format' }],
    })
  })
})
