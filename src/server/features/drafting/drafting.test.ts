/** Proves the documents from the request to the text: begun by a call, written outside of it, whole and once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generateDocument, type WrittenDocument } from '#contract/document/documents.ts'
import { deleteDocument, lockDocument } from '#contract/document/edits.ts'
import { getPackets } from '#contract/document/packets.ts'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { checkDocument } from '#core/document/gate/fact-gate.ts'
import { CASE } from '#core/document/named-sections.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { caseOwner } from '#server/features/case-file/testing/case-fixture.ts'
import { until } from '#server/jobs/until.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { seasonOfTheSample, typedNumbers } from '#test/reports.ts'
import { sectionsOf } from './queries.ts'
import { caseAuthor } from './testing/case-author.ts'
import { type Asked, type Author, author, textOf } from './testing/drafting-fixture.ts'

let app: TestApp
let ai: Author
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  ai = await author(app)
})
afterAll(() => app.close())

const analysis = (): Promise<WrittenDocument> => ai.written({ kind: 'case_summary', propertyId: ai.onRoll })

describe('a document', () => {
  it('[S7.ai.1] is begun by a call and written outside of it', async () => {
    const begun = await ai.client.call(generateDocument, { kind: 'hearing_script', propertyId: ai.onRoll })
    expect(['queued', 'running', 'completed']).toContain(begun.status)
    await until(async () => (await ai.statusOf(begun.documentId)).status === 'completed')
  })

  it('[S7.ai.2] tells how far it is, and in the end its sections, its sources and who wrote it', async () => {
    const document = await analysis()
    expect(document).toMatchObject({
      kind: 'case_summary',
      title: 'Property analysis',
      address: '103 Sample Orange Way, Sample Springs, FL 32300',
      status: 'completed',
      sectionsDone: 13,
      sectionsTotal: 13,
      writtenBy: 'composer',
      failure: null,
    })
    expect(document.sections).toHaveLength(13)
    // the newly bought homestead of the sample: 420,000 just and assessed, 25,000 exempt from school levies
    expect(textOf(document)).toContain('less exemptions of $25,000, leaves a taxable value of $395,000')
    expect(textOf(document)).toContain('where the home is parcel SAMPLE-0002.')
    expect(textOf(document)).toContain('This is a made-up sample home.')
    expect(document.sources).toContainEqual({
      label: 'Market value (just value)',
      source: 'Leon County 2026 tax roll (sample), parcel SAMPLE-0002',
    })
  })

  it.each(DOCUMENT_KINDS)(
    'of kind %s comes whole from the roll and from typed numbers, and passes the gate',
    async (kind) => {
      const requests: Asked[] = [
        { kind, propertyId: ai.onRoll },
        { kind, propertyId: ai.offRoll, trimNumbers: typedNumbers },
      ]
      for (const input of requests) {
        const { id } = await ai.written(input)
        const [row] = await app.rows<{ facts: FactSheet }>('select facts from documents where id = $1', [id])
        if (!row) throw new Error('the document is stored')
        const sections = await sectionsOf(app.ctx.db, id)
        expect(checkDocument(row.facts, planOf(row.facts), sections)).toEqual([])
      }
    },
  )

  it('takes the days printed on the owner’s own notices', async () => {
    const more = { petitionDueOn: '2026-10-05', hearingOn: '2027-01-20' }
    const document = await ai.written({ kind: 'case_summary', propertyId: ai.onRoll, ...more })
    expect(textOf(document)).toContain(
      'Monday, October 5, 2026 (printed on your notice): Your petition must reach the board.',
    )
    expect(textOf(document)).toContain('Wednesday, January 20, 2027 (you entered this): Your hearing')
  })

  it('has the length that was asked for', async () => {
    const short = await ai.written({ kind: 'hearing_script', propertyId: ai.onRoll, minutes: 5 })
    const long = await ai.written({ kind: 'hearing_script', propertyId: ai.onRoll, minutes: 15 })
    expect(textOf(short)).toMatch(/about \d:\d\d of your 5 minutes/)
    // Nothing has been gathered for this home; no words fill the time that is left.
    expect(textOf(long)).toMatch(/of your 15 minutes. That covers your whole case/)
  })

  it('is the same one for the same request about the same facts, even when asked for at the same moment', async () => {
    const input = {
      kind: 'informal_conference_sheet',
      propertyId: ai.onRoll,
      hearingOn: '2027-01-27',
    } as const
    const asked = await Promise.all([1, 2, 3, 4].map(() => ai.client.call(generateDocument, input)))
    const again = await ai.written(input)
    expect(new Set([...asked.map(({ documentId }) => documentId), again.id]).size).toBe(1)
    const other = await ai.written({ ...input, hearingOn: '2027-01-28' })
    expect(other.id).not.toBe(again.id)
  })

  it('that failed is written again when it is asked for again', async () => {
    const input = { kind: 'case_summary', propertyId: ai.onRoll, hearingOn: '2027-03-03' } as const
    const { id } = await ai.written(input)
    await app.rows("update documents set status = 'failed', failure = 'outage' where id = $1", [id])
    await app.rows(`update document_sections set paragraphs = '["Broken"]' where document_id = $1`, [id])
    expect(await ai.statusOf(id)).toMatchObject({
      status: 'failed',
      sources: [],
      failure: { reason: 'outage', message: expect.stringContaining('Try again') },
    })
    const again = await ai.written(input)
    expect(again).toMatchObject({ id, status: 'completed', failure: null })
    expect(textOf(again)).not.toContain('Broken')
  })
})

describe('the cover letter', () => {
  /** The papers; the case in brief is a page of the packet itself. */
  const enclosed = (document: WrittenDocument) =>
    /^Enclosures: (.+)\.$/m
      .exec(textOf(document))?.[1]
      ?.trim()
      .split('; ')
      .filter((line) => !line.startsWith(CASE)) ?? []

  it('asked for with all papers at once, or before them, names them all, and no paper is older than its case', async () => {
    const owner = await caseOwner(app)
    const { finished } = caseAuthor(app, owner)
    const { client, propertyId, caseId } = owner
    const ask = (kind: (typeof PACKET_KINDS)[number]) => client.call(generateDocument, { kind, propertyId })
    const others = PACKET_KINDS.filter((kind) => kind !== 'cover_letter')
    const last = others.pop() ?? 'evidence_list'
    const { documentId } = await ask('cover_letter')
    await Promise.all(others.map(ask))
    await until(async () => enclosed(await finished(documentId)).length === others.length)
    // Long whole, and asked for once: the paper that comes after it is named in it too.
    await ask(last)
    await until(async () => enclosed(await finished(documentId)).length === PACKET_KINDS.length - 1)
    expect((await ask('cover_letter')).documentId).toBe(documentId)
    const written = async () => (await client.call(getPackets, { id: caseId })).documents
    await until(async () => (await written()).length === PACKET_KINDS.length)
    expect((await written()).flatMap(({ changed }) => changed)).toEqual([])
  })

  it('is written once more for all papers that came while it was written, and names one no more that is removed', async () => {
    const owner = await caseOwner(app)
    const { finished, statusOf } = caseAuthor(app, owner)
    const { client, propertyId } = owner
    const asked = await Promise.all(
      PACKET_KINDS.map((kind) => client.call(generateDocument, { kind, propertyId })),
    )
    const all = await Promise.all(asked.map(({ documentId }) => finished(documentId)))
    const letter = all.find(({ kind }) => kind === 'cover_letter')
    const others = all.filter((one) => one !== letter)
    if (!letter) throw new Error('there is no letter')
    await until(async () => {
      const now = await statusOf(letter.id)
      return now.status === 'completed' && enclosed(now).length === PACKET_KINDS.length - 1
    })
    expect((await statusOf(letter.id)).version).toBeLessThanOrEqual(2)
    const gone = others.at(-1)
    await client.call(deleteDocument, { id: gone?.id ?? '' })
    await until(async () => (await statusOf(letter.id)).status === 'completed')
    const left = enclosed(await statusOf(letter.id))
    expect(left).toHaveLength(PACKET_KINDS.length - 2)
    expect(left).not.toContain(gone?.title)
  })

  it('stays as it is where its owner locked it, and then is told to be older', async () => {
    const owner = await caseOwner(app)
    const { client, caseId } = owner
    const { written, statusOf } = caseAuthor(app, owner)
    const letter = await written('cover_letter')
    await client.call(lockDocument, { id: letter.id, locked: true })
    await written('evidence_list')
    expect(await statusOf(letter.id)).toMatchObject({ status: 'completed', version: letter.version })
    const { documents } = await client.call(getPackets, { id: caseId })
    expect(documents.find(({ id }) => id === letter.id)?.changed).toEqual(['Papers that go with the letter'])
  })
})
