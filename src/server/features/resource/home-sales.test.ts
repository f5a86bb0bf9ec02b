/** Proves what the files take from the roll and from the owner's case: sales, figures, errors, condition, days. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCase, saveCase } from '#contract/case/cases.ts'
import { downloadResource, type FileFormat } from '#contract/course/resources.ts'
import { saveProperty } from '#contract/property/properties.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { saleCell, saleColumns } from '#core/document/worksheet/comparison-rows.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { fitRolls } from '#server/features/valuation/fit-rolls.ts'
import { type Computed, computeWorkbook } from '#server/services/testing/compute-workbook.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { unzip } from '#server/services/testing/unzip.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { quietAddress, writeParcels, writeSales } from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { home, type Person, student } from '#test/people.ts'
import { home as ownCell } from './testing/comparison-book.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  // In the season of the made roll: the notices of 2025 are the newest.
  app = await openAppForTest({ startsAt: new Date('2025-10-01T15:00:00Z') })
  folder = rollFolder()
  for (const file of [writeParcels(folder), writeSales(folder)])
    await importRoll({ pool: app.ctx.pool, file })
  await fitRolls(app.ctx.pool, { countyNumber: 39, rollYear: 2025, synthetic: false })
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const bytesOf = async ({ client }: Person, id: string, propertyId: string, format?: FileFormat) => {
  const { url } = await client.call(downloadResource, { id, propertyId, ...(format && { format }) })
  const file = await fetch(`${app.url}${url}`)
  return Buffer.from(await file.arrayBuffer())
}

const worksheetOf = async (person: Person, propertyId: string): Promise<Computed> =>
  computeWorkbook(await bytesOf(person, 'comparison-worksheet', propertyId))

const [addressLine1 = ''] = quietAddress.split(',')
const quiet = { ...home, addressLine1, city: 'Tampa', zipCode: '33601' }

it('fills in the sales of the roll, without a day that the state does not publish; then those of the case', async () => {
  const dana = await student(app)
  const { property } = await dana.client.call(saveProperty, quiet)
  const book = await worksheetOf(dana, property.id)
  const cell = (row: Parameters<typeof saleCell>[0], at: number) =>
    book.value('Comparison', saleCell(row, saleColumns[at] ?? 0))
  expect(book.value('Comparison', 'A2')).toMatch(
    /^The sales come from your case or the county’s property record\./,
  )
  expect(book.value('Comparison', ownCell('count'))).toBe(6)
  expect(cell('address', 0)).toMatch(/^\d+ Oak St, Tampa/)
  expect(cell('record', 0)).toMatch(/^Book 25000, page 1\d\d; sold [A-Z][a-z]+ 202\d, day on the deed$/)
  // The reader of the test takes '01' for a number.
  expect(Number(cell('qualification', 0))).toBe(1)
  expect(cell('price', 0)).toBeGreaterThan(50_000)
  expect(cell('missing', 0)).toContain('date')

  const { caseId } = await dana.client.call(createCase, { propertyId: property.id, taxYear: 2025 })
  const chosen = {
    id: 'a',
    source: 'typed' as const,
    address: '9 Elm St',
    parcelId: '',
    soldYear: 2024,
    soldMonth: 9,
    priceCents: 30_000_000,
    livingAreaSqft: 1_700,
    yearBuilt: null,
    recordedAt: '',
    decision: 'chosen' as const,
    reason: '',
  }
  const area = {
    id: 'l',
    field: 'living_area' as const,
    recordValue: '1,700',
    trueValue: '1,555 sq ft',
    why: '',
    proof: '',
  }
  const { numbers } = emptyCase.notice
  const notice = { ...emptyCase.notice, numbers: { ...numbers, justValue: 420_000 } }
  const changes = { comparables: [chosen], corrections: [area], notice }
  await dana.client.call(saveCase, { id: caseId, version: 1, changes })
  const own = await worksheetOf(dana, property.id)
  expect(own.value('Comparison', saleCell('address', saleColumns[0] ?? 0))).toBe('9 Elm St')
  expect(own.value('Comparison', ownCell('count'))).toBe(1)
  expect([ownCell('appraiser'), ownCell('area')].map((one) => own.value('Comparison', one))).toEqual([
    420_000, 1_555,
  ])
  expect(own.value('Comparison', 'A2')).toMatch(
    /Of your home: living area as you corrected the record, .+ just value as you entered it from your TRIM notice\.$/,
  )
})

it('fills the papers, the condition worksheet and the calendar from the case', async () => {
  const eve = await student(app)
  const { property } = await eve.client.call(saveProperty, quiet)
  const { caseId } = await eve.client.call(createCase, { propertyId: property.id, taxYear: 2025 })
  const roof = {
    id: 'r',
    what: 'Roof leaks',
    where: 'North side',
    presentOnValuationDay: true,
    costCents: 1_850_000,
    costSource: 'estimate' as const,
    costDetail: 'Bay Roofing, December 2, 2024',
  }
  const changes = {
    condition: [roof],
    value: { opinionCents: 31_250_000, reasons: 'Three sales on my street.' },
    filing: { petitionFiledOn: null, petitionNumber: '2025-00077', paidOn: null },
    hearing: {
      heldOn: calendarDate('2026-01-20'),
      time: '09:30',
      place: 'Room 2',
      remoteLink: '',
      minutes: 15,
    },
  }
  await eve.client.call(saveCase, { id: caseId, version: 1, changes })

  const list = await unzip(await bytesOf(eve, 'evidence-list', property.id, 'docx'))
  const words = (list.get('word/document.xml') ?? '').replace(/<[^>]*>/g, '')
  for (const known of [
    '2025, 2025-00077',
    'January 20, 2026, 9:30 am, Room 2',
    '$312,500',
    'Three sales on my street.',
  ])
    expect(words).toContain(known)
  const script = await readPdf(await bytesOf(eve, 'hearing-script-outline', property.id))
  expect(script.text).toContain('value on January 1 was $312,500')
  expect(script.text.replace(/\s+/g, ' ')).toMatch(/shows Roof leaks, taken on .+ the repair at \$18,500/)

  const book = await computeWorkbook(await bytesOf(eve, 'condition-worksheet', property.id))
  expect(['B8', 'C8', 'D8', 'F8', 'H8', 'I8', 'I27'].map((cell) => book.value('Condition', cell))).toEqual([
    'Roof leaks',
    'North side',
    'Yes',
    'Bay Roofing, December 2, 2024',
    18_500,
    18_500,
    18_500,
  ])
  const calendar = (await bytesOf(eve, 'filing-deadlines', property.id)).toString()
  expect(calendar).toMatch(/UID:hearing-2026\S+\r\n(?:.*\r\n){2}DTSTART:20260120T143000Z/)
})
