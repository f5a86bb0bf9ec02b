/** Owns the case of the AI-Enhanced owner: notice, comparables, condition, a photo, a paper, documents and the packet. */

import { createCase, getCase, getCaseSales, type OpenCase, saveCase } from '#contract/case/cases.ts'
import { generateDocument, getDocumentStatus, listDocuments } from '#contract/document/documents.ts'
import { getPackets, makePacket } from '#contract/document/packets.ts'
import { describeUpload } from '#contract/document/uploads.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { saveProperty } from '#contract/property/properties.ts'
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { type CaseSale, emptyCase } from '#core/case/file.ts'
import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { PACKET_KINDS } from '#core/packet/hand-over.ts'
import { paper, photo } from '#server/features/upload/testing/files.ts'
import { addUpload } from '#server/features/upload/testing/send-upload.ts'
import { until } from '#server/jobs/until.ts'
import type { ApiClient } from '#test/api-client.ts'
import { homeOf } from './open-account.ts'
import type { Owner } from './owners.ts'

const taxYear = 2026

/** The sales of the sample roll are worked through in the first minute of a new world. */
const longestWaitSeconds = 180

type Work = { readonly client: ApiClient; readonly caseId: string; readonly propertyId: string }

const openCase = async (client: ApiClient, owner: Owner): Promise<Work> => {
  const { property } = await client.call(saveProperty, homeOf(owner))
  const { caseId } = await client.call(createCase, { propertyId: property.id, taxYear })
  return { client, caseId, propertyId: property.id }
}

const offeredSales = async ({ client, caseId: id }: Work): Promise<HomeValueOnWire['comparables']> => {
  const ask = async () => (await client.call(getCaseSales, { id })).sales
  await until(async () => (await ask()).kind === 'found', longestWaitSeconds)
  const sales = await ask()
  return sales.kind === 'found' ? sales.homeValue.comparables : []
}

const comparedSale = ({ home, sale }: HomeValueOnWire['comparables'][number], at: number): CaseSale => ({
  id: `sale-${at + 1}`,
  source: 'roll',
  address: home.address,
  parcelId: home.parcelId,
  soldYear: sale.year,
  soldMonth: sale.month,
  priceCents: sale.priceCents,
  livingAreaSqft: home.livingAreaSqft,
  yearBuilt: home.effectiveYearBuilt,
  recordedAt: sale.recording,
  decision: at < 4 ? 'chosen' : 'rejected',
  reason: at < 4 ? 'Close by, of the same size and age' : 'The other four are more like my home',
})

type Changes = InputOf<typeof saveCase>['changes']

const changesWith = (comparables: readonly CaseSale[]): Changes => ({
  notice: {
    numbers: {
      justValue: 420_000,
      assessedSchool: 420_000,
      assessedCounty: 420_000,
      taxableSchool: 395_000,
      taxableCounty: 368_589,
      totalTax: 6_512.4,
    },
    homestead: true,
    petitionDueOn: calendarDate('2026-09-14'),
  },
  corrections: [
    {
      id: 'living-area',
      field: 'living_area',
      recordValue: '2,140 sq ft',
      trueValue: '1,910 sq ft',
      why: 'The screened porch was counted as living area.',
      proof: 'Floor plan of 1998',
    },
  ],
  comparables: [...comparables],
  condition: [
    {
      id: 'roof',
      what: 'Leak above the hall',
      where: 'Roof, north side',
      presentOnValuationDay: true,
      costCents: 861_300,
      costSource: 'estimate',
      costDetail: 'Sample Roofing, December 12, 2025',
    },
  ],
  value: { opinionCents: 38_000_000, reasons: 'Four sales close by, and the roof.' },
  filing: { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-10'), petitionNumber: '2026-00417' },
})

const fillParts = async (work: Work, { version, id }: OpenCase): Promise<void> => {
  const comparables = (await offeredSales(work)).slice(0, 5).map(comparedSale)
  await work.client.call(saveCase, { id, version, changes: changesWith(comparables) })
}

const addPapers = async (work: Work): Promise<void> => {
  const roof = await addUpload(work, { kind: 'photo', name: 'roof.jpg' }, await photo())
  const words = { caption: 'The roof, north side', takenOn: '2025-12-30' }
  await work.client.call(describeUpload, { id: work.caseId, uploadId: roof, ...words })
  await addUpload(work, { kind: 'paper', name: 'roof-estimate.pdf' }, await paper())
}

const writtenAlready = async ({ client, propertyId }: Work) => {
  const { documents } = await client.call(listDocuments, { propertyId, taxYear, pageSize: 100 })
  return documents
}

const write = async ({ client, propertyId }: Work, kind: DocumentKind): Promise<void> => {
  const { documentId: id } = await client.call(generateDocument, { kind, propertyId })
  const status = async () => (await client.call(getDocumentStatus, { id })).document.status
  await until(async () => !['queued', 'running'].includes(await status()), longestWaitSeconds)
}

/** The cover letter names the papers that go with it, so it comes last. */
const kinds: readonly DocumentKind[] = [
  'case_summary',
  ...PACKET_KINDS.filter((kind) => kind !== 'cover_letter'),
  'cover_letter',
]

const writeDocuments = async (work: Work): Promise<void> => {
  const there = (await writtenAlready(work)).map(({ kind }) => kind)
  for (const kind of kinds.filter((kind) => !there.includes(kind))) await write(work, kind)
  await until(
    async () => (await writtenAlready(work)).every(({ status }) => !['queued', 'running'].includes(status)),
    longestWaitSeconds,
  )
}

const makeFirstPacket = async ({ client, caseId: id }: Work): Promise<void> => {
  const newest = async () => (await client.call(getPackets, { id })).packets[0]
  if (!(await newest())) await client.call(makePacket, { id, megabytes: 10 })
  await until(
    async () => ['completed', 'failed'].includes((await newest())?.status ?? ''),
    longestWaitSeconds,
  )
}

/** What is there already, or was changed since, stays as it is. */
export const fillCase = async (client: ApiClient, owner: Owner): Promise<Work> => {
  const work = await openCase(client, owner)
  const before = (await client.call(getCase, { id: work.caseId })).case
  if (before.version === 1) await fillParts(work, before)
  if (before.uploads.length === 0) await addPapers(work)
  await writeDocuments(work)
  await makeFirstPacket(work)
  return work
}
