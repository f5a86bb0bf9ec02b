/** Proves who may ask for a document, and that what is written is the person's own: to read, list, fetch and take along. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCase, deleteCase, getCaseSales } from '#contract/case/cases.ts'
import {
  downloadDocument,
  generateDocument,
  getDocumentStatus,
  listDocuments,
  type WrittenDocument,
} from '#contract/document/documents.ts'
import { getDocumentChanges } from '#contract/document/edits.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { PURCHASE_ALONE } from '#core/document/paper-title.ts'
import { formatMoney } from '#core/money.ts'
import { saveParts } from '#server/features/case-file/actions.ts'
import { exportPersonalData } from '#server/features/personal-data/actions.ts'
import { parcelOfHome } from '#server/features/tax-roll/queries.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'
import { seasonOfTheSample, typedNotice, typedNumbers } from '#test/reports.ts'
import { documentsOfCase } from './actions.ts'
import { factsFor } from './material/material.ts'
import { salesOf } from './material/of-case.ts'
import { type Author, author, textOf } from './testing/drafting-fixture.ts'

let app: TestApp
let ai: Author
let stranger: Person
beforeAll(async () => {
  app = await sharedApp({ startsAt: seasonOfTheSample })
  ai = await author(app)
  stranger = await student(app, 'ai_enhanced')
})
afterAll(() => app.close())

const analysis = (): Promise<WrittenDocument> => ai.written({ kind: 'case_summary', propertyId: ai.onRoll })

describe('asking is refused', () => {
  it('[S6.user.3] to a standard user, on every call of the AI-Enhanced tier', async () => {
    const { client } = await student(app)
    const { id } = await analysis()
    const upgrade = { status: 403, code: 'upgrade_required' }
    const input = { kind: 'case_summary', propertyId: ai.onRoll } as const
    expect(await client.refusal(generateDocument, input)).toMatchObject(upgrade)
    expect(await client.refusal(getDocumentStatus, { id })).toMatchObject(upgrade)
    expect(await client.refusal(listDocuments, {})).toMatchObject(upgrade)
    expect(await client.refusal(downloadDocument, { id })).toMatchObject(upgrade)
    const nobody = await signUp(app)
    expect(await nobody.client.refusal(generateDocument, input)).toMatchObject(upgrade)
  })

  it('for a home that is another’s', async () => {
    const input = { kind: 'case_summary', propertyId: ai.onRoll } as const
    expect(await stranger.client.refusal(generateDocument, input)).toMatchObject({
      status: 404,
      message: 'We couldn’t find that home in your account',
    })
  })

  it.each([
    ['a home on no roll', {}, 'trimNumbers'],
    [
      'numbers of another county',
      { trimNumbers: { ...typedNumbers, countyId: 'leon' } },
      'trimNumbers.countyId',
    ],
    [
      'a notice of an earlier year',
      { trimNumbers: { ...typedNumbers, taxYear: 2025 } },
      'trimNumbers.taxYear',
    ],
    ['a notice not yet mailed', { trimNumbers: { ...typedNumbers, taxYear: 2027 } }, 'trimNumbers.taxYear'],
    ['a printed day that is years away', { petitionDueOn: '2126-10-05' }, 'petitionDueOn'],
    ['a hearing that is years away', { hearingOn: '2126-10-05' }, 'hearingOn'],
    ['a length for what is not spoken', { minutes: 5 as const }, 'minutes'],
  ])('for %s, with the field named', async (_, more, field) => {
    const input = { kind: 'case_summary', propertyId: ai.offRoll, ...more } as const
    expect(await ai.client.refusal(generateDocument, input)).toMatchObject({
      status: 400,
      details: [{ field }],
    })
  })
})

it('goes on about the notices of the year before while a case of that year is under way, with its own days', async () => {
  const { client, user, offRoll: propertyId } = ai
  const later = { ...app.ctx, now: () => new Date('2027-09-01T15:00:00Z') }
  const asked = { kind: 'case_summary', propertyId, trimNumbers: typedNumbers } as const
  const over = { ok: false, reason: 'notice-outdated' }
  expect(await factsFor(later, user.id, asked)).toMatchObject(over)
  const { caseId: id } = await client.call(createCase, { propertyId, taxYear: 2026 })
  expect(await factsFor(later, user.id, asked)).toMatchObject(over)
  const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10') }
  const outcome = {
    ...emptyCase.outcome,
    kind: 'not_reduced',
    decidedOn: calendarDate('2027-08-02'),
  } as const
  const first = await saveParts(later, user.id, { id, version: 1, changes: { filing, outcome } })
  const facts = await factsFor(later, user.id, asked)
  const stated = facts.ok ? facts.value.sheet.facts : []
  expect(stated.find((fact) => fact.id === 'value.year')?.value).toBe(2026)
  expect(stated.filter((fact) => fact.id.startsWith('due.')).map((fact) => fact.id)).toEqual(['due.court'])
  const ended = { outcome: { ...outcome, kind: 'withdrawn' } } as const
  const version = first.ok ? first.version : 0
  expect(await saveParts(later, user.id, { id, version, changes: ended })).toMatchObject({ ok: true })
  expect(await factsFor(later, user.id, asked)).toMatchObject(over)
})

it('belongs to the case of its home and year: opened later, removed, and opened again', async () => {
  const { client, user, offRoll: propertyId, written } = await author(app)
  const { id } = await written({ kind: 'case_summary', propertyId, trimNumbers: typedNumbers })
  const casesOfIt = () => app.rows('select case_id, tax_year from documents where id = $1', [id])
  expect(await casesOfIt()).toEqual([{ case_id: null, tax_year: 2026 }])
  const of2025 = await client.call(createCase, { propertyId, taxYear: 2025 })
  const of2026 = await client.call(createCase, { propertyId, taxYear: 2026 })
  expect(await casesOfIt()).toEqual([{ case_id: of2026.caseId, tax_year: 2026 }])
  const namesIn = async ({ caseId }: { caseId: string }) =>
    (await documentsOfCase(app.ctx, user.id, caseId)).map(({ name }) => name)
  expect(await namesIn(of2026)).toEqual(['case-summary'])
  expect(await namesIn(of2025)).toEqual([])
  await client.call(deleteCase, { id: of2026.caseId })
  expect(await casesOfIt()).toEqual([{ case_id: null, tax_year: 2026 }])
  expect(await namesIn(await client.call(createCase, { propertyId, taxYear: 2026 }))).toEqual([
    'case-summary',
  ])
})

it('takes the numbers of the notice from the case where the request has none, and agrees with the case', async () => {
  const { client, user, offRoll: propertyId, written } = await author(app)
  const { caseId: id } = await client.call(createCase, { propertyId, taxYear: 2026 })
  const kept = await saveParts(app.ctx, user.id, { id, version: 1, changes: { notice: typedNotice } })
  expect(kept).toMatchObject({ ok: true })
  const document = await written({ kind: 'case_summary', propertyId })
  expect(textOf(document)).toContain('just value for 2026 is $420,000.')
  expect(await client.call(getDocumentChanges, { id: document.id })).toEqual({
    comparable: true,
    changes: [],
  })
})

it('holds a typed just value against the sales and the level of its own year, and of no other', async () => {
  const parcel = await parcelOfHome(app.ctx.pool, '103 Sample Orange Way, Sample Springs, FL 32300', null)
  const inYear = (year: number) => salesOf(app.ctx, parcel, year, 512_300, null)
  const rollYear = parcel?.rollYear ?? 0
  const { sales, valued } = await inYear(rollYear)
  expect(valued?.homeValue).toMatchObject({ rollYear, valueDate: `${rollYear}-01-01` })
  const compared = typeof sales !== 'string' && sales.estimate.sufficient && sales.estimate.supported
  expect(compared).toMatchObject({ comparedWith: { basis: 'typed', justValueCents: 51_230_000 } })
  for (const other of [rollYear - 1, rollYear + 1])
    expect(await inYear(other)).toEqual({ sales: 'roll-of-other-year', valued: null })
})

it('a correction of the size reaches the list of sales, the estimate, its range and the papers alike', async () => {
  const { client, user, onRoll: propertyId } = await author(app)
  const { caseId: id } = await client.call(createCase, { propertyId, taxYear: 2026 })
  const listed = async () => {
    const { sales } = await client.call(getCaseSales, { id })
    if (sales.kind !== 'found') throw new Error(sales.words)
    return sales.homeValue
  }
  const before = await listed()
  const [recordSqft, ownSqft] = [before.home.livingAreaSqft ?? 0, (before.home.livingAreaSqft ?? 0) - 250]
  const correction = {
    id: 'a',
    field: 'living_area' as const,
    why: 'The porch was counted',
    proof: 'Plan',
    recordValue: `${recordSqft} sq ft`,
    trueValue: String(ownSqft),
  }
  const changes = { corrections: [correction] }
  expect(await saveParts(app.ctx, user.id, { id, version: 1, changes })).toMatchObject({ ok: true })

  const after = await listed()
  expect(after.home.livingAreaSqft).toBe(ownSqft)
  expect(after.correctedFrom).toEqual({ livingAreaSqft: recordSqft })
  // The same sales; a home of another size is most like others of them.
  const adjustedBefore = new Map(before.comparables.map((one) => [one.home.parcelId, one.adjustedCents]))
  expect(after.comparables.map(({ home }) => home.parcelId).toSorted()).toEqual(
    [...adjustedBefore.keys()].toSorted(),
  )
  for (const { home, adjustedCents, recordAdjustedCents } of after.comparables) {
    expect(adjustedCents).toBeLessThan(adjustedBefore.get(home.parcelId) ?? 0)
    expect(recordAdjustedCents).toBe(adjustedBefore.get(home.parcelId))
  }
  if (!before.estimate.sufficient || !after.estimate.sufficient) throw new Error('the sample has an estimate')
  expect(after.estimate.priceCents).toBeLessThan(before.estimate.priceCents)
  expect(after.estimate.interval?.highCents).toBeLessThan(before.estimate.interval?.highCents ?? 0)

  const facts = await factsFor(app.ctx, user.id, { kind: 'comparable_analysis', propertyId })
  const printed = facts.ok ? facts.value.sheet.facts : []
  const adjusted = printed.filter((fact) => /^offered\.\d+\.grid\.adjusted$/.test(fact.id))
  expect(adjusted.map((fact) => fact.value)).toEqual(
    after.comparables.map(({ adjustedCents }) => formatMoney(adjustedCents)),
  )
  expect(printed.find((fact) => fact.id === 'estimate.1')?.value).toContain(
    formatMoney(after.estimate.priceCents),
  )
})

describe('what is written', () => {
  it('is nobody else’s to read, list or fetch', async () => {
    const { id } = await analysis()
    const missing = { status: 404, message: 'We couldn’t find that document' }
    expect(await stranger.client.refusal(getDocumentStatus, { id })).toMatchObject(missing)
    expect(await stranger.client.refusal(downloadDocument, { id })).toMatchObject(missing)
    expect((await stranger.client.call(listDocuments, {})).documents).toEqual([])
  })

  it('is listed page by page, the newest first', async () => {
    app.pass(60)
    const newest = await ai.written({ kind: 'case_summary', propertyId: ai.onRoll, hearingOn: '2027-02-10' })
    const first = await ai.client.call(listDocuments, { pageSize: 2 })
    expect(first.documents[0]).toMatchObject({ id: newest.id, sectionsDone: 13, sectionsTotal: 13 })
    expect(first.documents).toHaveLength(2)
    const second = await ai.client.call(listDocuments, { pageSize: 2, page: 2 })
    expect(second.total).toBe(first.total)
    const ids = [...first.documents, ...second.documents].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('is listed by home and tax year, scripts of several lengths told apart', async () => {
    const propertyId = ai.onRoll
    await ai.written({ kind: 'hearing_script', propertyId, minutes: 5 })
    const listed = async (more: { propertyId?: string; taxYear?: number }) =>
      (await ai.client.call(listDocuments, { pageSize: 100, ...more })).documents
    const ours = await listed({ propertyId, taxYear: 2026 })
    expect(ours.map(({ title }) => title)).toContain('Hearing script, 5 minutes')
    expect(new Set(ours.map((one) => `${one.propertyId} ${one.taxYear}`))).toEqual(
      new Set([`${propertyId} 2026`]),
    )
    expect(await listed({ propertyId, taxYear: 2025 })).toEqual([])
    expect(await listed({ propertyId: ai.offRoll })).toEqual([])
  })

  it('has the title of what it holds: an analysis of the owner’s purchase alone compares nothing', async () => {
    const { id } = await ai.written({ kind: 'comparable_analysis', propertyId: ai.onRoll })
    const titles = async () => {
      const { documents } = await ai.client.call(listDocuments, { pageSize: 100 })
      return [documents.find((one) => one.id === id)?.title, (await ai.statusOf(id)).title]
    }
    expect(await titles()).toEqual(['Comparable analysis', 'Comparable analysis'])
    const fact = { id: PURCHASE_ALONE, label: '', source: '', unit: 'name', value: '$366,543' }
    await app.ctx.pool.query(
      `update documents set facts = jsonb_set(facts, '{facts}', (facts -> 'facts') || $1::jsonb) where id = $2`,
      [JSON.stringify(fact), id],
    )
    expect(await titles()).toEqual(['Purchase analysis', 'Purchase analysis'])
  })

  it('can be fetched as a PDF with all its text, for ten minutes', async () => {
    const document = await ai.written({ kind: 'hearing_script', propertyId: ai.onRoll, minutes: 10 })
    const link = await ai.client.call(downloadDocument, { id: document.id })
    const fetched = await fetch(`${app.url}${link.url}`)
    expect(fetched.headers.get('content-disposition')).toBe(
      'attachment; filename="hearing-script-10-minutes-103-sample-orange-way.pdf"',
    )
    expect(fetched.headers.get('cache-control')).toBe('private, no-store')
    const { text } = await readPdf(Buffer.from(await fetched.arrayBuffer()))
    const wordsOf = (words: string) => words.replace(/[\s_]+/g, ' ').trim()
    expect(text).toContain('The parcel number is in my packet.')
    expect(text).not.toContain('Where this comes from')
    const plain = document.sections.flatMap(({ paragraphs }) =>
      paragraphs.filter((one) => !one.includes('_')),
    )
    for (const paragraph of plain) expect(wordsOf(text)).toContain(wordsOf(paragraph))
    app.pass(601)
    expect((await fetch(`${app.url}${link.url}`)).status).toBe(410)
    expect((await fetch(`${app.url}${link.url.slice(0, -3)}AAA`)).status).toBe(410)
  })

  it('is in what a person takes along', async () => {
    const { id } = await analysis()
    const data = await exportPersonalData(app.ctx, ai.email)
    const held = data?.account?.documents.find((one) => one.id === id)
    expect(held?.sections).toHaveLength(13)
  })
})
