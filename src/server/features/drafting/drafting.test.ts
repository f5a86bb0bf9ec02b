/** Proves the documents from the request to the file: who may ask, what is written, that it is one's own and comes once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  downloadDocument,
  generateDocument,
  getDocumentStatus,
  listDocuments,
  type WrittenDocument,
} from '#contract/ai.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { saveProperty } from '#contract/properties.ts'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { checkDocument } from '#core/document/fact-gate.ts'
import type { FactSheet } from '#core/document/fact-sheet.ts'
import { exportPersonalData } from '#server/features/personal-data/actions.ts'
import { until } from '#server/jobs/until.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { home, type Person, signUp, student } from '#test/people.ts'
import { seasonOfTheSample, typedNumbers } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { sectionsOf } from './queries.ts'

let shop: TestShop
let ai: Person
let stranger: Person
let onRoll: string
let offRoll: string

const sample = {
  ...home,
  addressLine1: '103 Sample Orange Way',
  city: 'Sample Springs',
  zipCode: '32300',
  countyId: 'leon',
}

const homeOf = async ({ client }: Person, data = sample): Promise<string> =>
  (await client.call(saveProperty, data)).property.id

beforeAll(async () => {
  shop = await openShopForTest({ startsAt: seasonOfTheSample })
  ai = await student(shop, 'ai_enhanced')
  stranger = await student(shop, 'ai_enhanced')
  onRoll = await homeOf(ai)
  offRoll = await homeOf(ai, home)
})
afterAll(() => shop.close())

const statusOf = async ({ client }: Person, id: string): Promise<WrittenDocument> =>
  (await client.call(getDocumentStatus, { id })).document

const written = async (input: InputOf<typeof generateDocument>): Promise<WrittenDocument> => {
  const { documentId } = await ai.client.call(generateDocument, input)
  await until(async () => (await statusOf(ai, documentId)).status === 'completed')
  return statusOf(ai, documentId)
}

const textOf = ({ sections }: WrittenDocument): string =>
  sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join('\n')

const analysis = (): Promise<WrittenDocument> => written({ kind: 'case_summary', propertyId: onRoll })

describe('a document', () => {
  it('[S7.ai.1] is begun by a call and written outside of it', async () => {
    const begun = await ai.client.call(generateDocument, { kind: 'hearing_script', propertyId: onRoll })
    expect(['queued', 'running', 'completed']).toContain(begun.status)
    await until(async () => (await statusOf(ai, begun.documentId)).status === 'completed')
  })

  it('[S7.ai.2] tells how far it is, and in the end its sections, its sources and who wrote it', async () => {
    const document = await analysis()
    expect(document).toMatchObject({
      kind: 'case_summary',
      title: 'Property analysis',
      address: '103 Sample Orange Way, Sample Springs, FL 32300',
      status: 'completed',
      sectionsDone: 9,
      sectionsTotal: 9,
      writtenBy: 'composer',
      failure: null,
    })
    expect(document.sections).toHaveLength(9)
    // the newly bought homestead of the sample: 420,000 just and assessed, 25,000 exempt from school levies
    expect(textOf(document)).toContain('less exemptions of $25,000, leaves a taxable value of $395,000')
    expect(textOf(document)).toContain('where the home is parcel SAMPLE-0002.')
    expect(textOf(document)).toContain('No such home exists.')
    expect(document.sources).toContainEqual({
      label: 'Just value',
      source: 'Leon County 2026 tax roll (sample), parcel SAMPLE-0002',
    })
  })

  it.each(DOCUMENT_KINDS)(
    'of kind %s comes whole from the roll and from typed numbers, and passes the gate',
    async (kind) => {
      const requests: InputOf<typeof generateDocument>[] = [
        { kind, propertyId: onRoll },
        { kind, propertyId: offRoll, trimNumbers: typedNumbers },
      ]
      for (const input of requests) {
        const { id } = await written(input)
        const [row] = await shop.rows<{ facts: FactSheet }>('select facts from documents where id = $1', [id])
        if (!row) throw new Error('the document is stored')
        const sections = await sectionsOf(shop.ctx.db, id)
        expect(checkDocument(row.facts, planOf(row.facts), sections)).toEqual([])
      }
    },
  )

  it('takes the days printed on the owner’s own notices', async () => {
    const more = { petitionDueOn: '2026-10-05', hearingOn: '2027-01-20' }
    const document = await written({ kind: 'case_summary', propertyId: onRoll, ...more })
    expect(textOf(document)).toContain(
      'Monday, October 5, 2026 (printed on your notice): Petition must be received by the board.',
    )
    expect(textOf(document)).toContain('Wednesday, January 20, 2027 (printed on your notice): Your hearing')
  })

  it('has the length that was asked for', async () => {
    const short = await written({ kind: 'hearing_script', propertyId: onRoll, minutes: 5 })
    const long = await written({ kind: 'hearing_script', propertyId: onRoll, minutes: 15 })
    expect(textOf(short)).toContain('made for 5 minutes')
    expect(textOf(long)).toContain('made for 15 minutes')
    expect(long.sections.length).toBeGreaterThan(short.sections.length)
  })

  it('is the same one for the same request about the same facts, even when asked for at the same moment', async () => {
    const input = { kind: 'informal_conference_sheet', propertyId: onRoll, hearingOn: '2027-01-27' } as const
    const asked = await Promise.all([1, 2, 3, 4].map(() => ai.client.call(generateDocument, input)))
    const again = await written(input)
    expect(new Set([...asked.map(({ documentId }) => documentId), again.id]).size).toBe(1)
    const other = await written({ ...input, hearingOn: '2027-01-28' })
    expect(other.id).not.toBe(again.id)
  })
})

describe('asking is refused', () => {
  it('[S6.user.3] to a standard user, on every call of the AI-Enhanced tier', async () => {
    const { client } = await student(shop)
    const { id } = await analysis()
    const upgrade = { status: 403, code: 'upgrade_required' }
    const input = { kind: 'case_summary', propertyId: onRoll } as const
    expect(await client.refusal(generateDocument, input)).toMatchObject(upgrade)
    expect(await client.refusal(getDocumentStatus, { id })).toMatchObject(upgrade)
    expect(await client.refusal(listDocuments, {})).toMatchObject(upgrade)
    expect(await client.refusal(downloadDocument, { id })).toMatchObject(upgrade)
    const nobody = await signUp(shop)
    expect(await nobody.client.refusal(generateDocument, input)).toMatchObject(upgrade)
  })

  it('for a home that is another’s', async () => {
    const input = { kind: 'case_summary', propertyId: onRoll } as const
    expect(await stranger.client.refusal(generateDocument, input)).toMatchObject({
      status: 404,
      message: 'You have entered no such home',
    })
  })

  it.each([
    ['a home on no roll', {}, 'trimNumbers'],
    [
      'numbers of another county',
      { trimNumbers: { ...typedNumbers, countyId: 'leon' } },
      'trimNumbers.countyId',
    ],
    ['numbers of an earlier year', { trimNumbers: { ...typedNumbers, taxYear: 2025 } }, 'trimNumbers'],
    ['a length for what is not spoken', { minutes: 5 as const }, 'minutes'],
  ])('for %s, with the field named', async (_, more, field) => {
    const input = { kind: 'case_summary', propertyId: offRoll, ...more } as const
    expect(await ai.client.refusal(generateDocument, input)).toMatchObject({
      status: 400,
      details: [{ field }],
    })
  })
})

describe('what is written', () => {
  it('is nobody else’s to read, list or fetch', async () => {
    const { id } = await analysis()
    const missing = { status: 404, message: 'There is no such document' }
    expect(await stranger.client.refusal(getDocumentStatus, { id })).toMatchObject(missing)
    expect(await stranger.client.refusal(downloadDocument, { id })).toMatchObject(missing)
    expect((await stranger.client.call(listDocuments, {})).documents).toEqual([])
  })

  it('is listed page by page, the newest first', async () => {
    shop.pass(60)
    const newest = await written({ kind: 'case_summary', propertyId: onRoll, hearingOn: '2027-02-10' })
    const first = await ai.client.call(listDocuments, { pageSize: 2 })
    expect(first.documents[0]).toMatchObject({ id: newest.id, sectionsDone: 9, sectionsTotal: 9 })
    expect(first.documents).toHaveLength(2)
    const second = await ai.client.call(listDocuments, { pageSize: 2, page: 2 })
    expect(second.total).toBe(first.total)
    const ids = [...first.documents, ...second.documents].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('can be fetched as a PDF with all its text, for ten minutes', async () => {
    const document = await written({ kind: 'hearing_script', propertyId: onRoll, minutes: 10 })
    const link = await ai.client.call(downloadDocument, { id: document.id })
    const fetched = await fetch(`${shop.url}${link.url}`)
    expect(fetched.headers.get('content-disposition')).toBe('attachment; filename="hearing-script.pdf"')
    expect(fetched.headers.get('cache-control')).toBe('private, no-store')
    const { text } = await readPdf(Buffer.from(await fetched.arrayBuffer()))
    const wordsOf = (words: string) => words.replace(/[\s_]+/g, ' ').trim()
    expect(text).toContain('The parcel number is SAMPLE-0002.')
    expect(text).toContain('without a language model')
    const plain = document.sections.flatMap(({ paragraphs }) =>
      paragraphs.filter((one) => !one.includes('_')),
    )
    for (const paragraph of plain) expect(wordsOf(text)).toContain(wordsOf(paragraph))
    shop.pass(601)
    expect((await fetch(`${shop.url}${link.url}`)).status).toBe(410)
    expect((await fetch(`${shop.url}${link.url.slice(0, -3)}AAA`)).status).toBe(410)
  })

  it('is in what a person takes along', async () => {
    const { id } = await analysis()
    const data = await exportPersonalData(shop.ctx, ai.email)
    const held = data?.account?.documents.find((one) => one.id === id)
    expect(held?.sections).toHaveLength(9)
  })
})
