/** Proves that the fields of DR-486, R. 12/25, are filled by name and place, and that its traps change nothing. */
import { describe, expect, it } from 'vitest'
import { formFaults } from '#core/document/official-form-edition.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { fieldsOfPdf, fillPdf } from '#server/services/pdf/fillable-pdf.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { mappingToFillIn, readMapping } from './mapping.ts'
import { editionForm } from './testing/edition-form.ts'

const about = { title: 'A form', now: new Date('2026-09-01T15:00:00Z') }
const parcelField = 'Parcel ID and physical address or TPP account'

const suggested = async (file: Buffer) => {
  const fields = (await fieldsOfPdf(file)) ?? []
  const mapping = readMapping(mappingToFillIn(fields).join('\n'))
  if (!mapping.ok) throw new Error(mapping.faults.join(' '))
  return { fields, mapping: mapping.value }
}

const filledWith = async (answers: Readonly<Record<string, string>>, ticked = true) => {
  const { bytes, tooSmall } = await fillPdf(
    await editionForm({ ticked }),
    new Map(Object.entries(answers)),
    about,
  )
  return { ...(await readPdf(bytes)), tooSmall }
}

describe('the mapping of the edition that is known', () => {
  it('is ready as it is printed, with every box and the shifted names of Part 4 left blank', async () => {
    const { fields, mapping } = await suggested(await editionForm())
    expect(mapping.fields).toEqual({
      county: 'County Combo Box4',
      tax_year_short: 'Tax year 20',
      taxpayer_name: 'Taxpayer name',
      parcel_and_address: parcelField,
      printed_name: 'Print name',
    })
    for (const blank of [
      'decrease',
      'increase',
      'Check Box6',
      'A Florida Bar licensed attorney',
      'undefined_4',
    ])
      expect(mapping.leftBlank).toContain(blank)
    expect(formFaults(mapping, fields)).toEqual([])
  })

  it('is refused when an answer goes into another field, or its field stands elsewhere', async () => {
    const { fields, mapping } = await suggested(await editionForm())
    const crossed = {
      fields: {
        ...mapping.fields,
        taxpayer_name: 'Print name',
        printed_name: 'Taxpayer name',
        tax_year: 'undefined_4',
      },
      leftBlank: mapping.leftBlank.filter((name) => name !== 'undefined_4'),
    }
    expect(formFaults(crossed, fields)).toEqual([
      'In edition R. 12/25 the field for taxpayer_name is "Taxpayer name", not "Print name".',
      'In edition R. 12/25 the field for printed_name is "Print name", not "Taxpayer name".',
      'Edition R. 12/25 has no field for tax_year.',
    ])
    const edited = await fieldsOfPdf(await editionForm({ swapped: true }))
    expect(formFaults(mapping, edited ?? [])).toEqual([
      'The field "Taxpayer name" is not where edition R. 12/25 has it: page 1, 106, 537, 323, 551.',
      `The field "${parcelField}" is not where edition R. 12/25 has it: page 1, 411, 501, 588, 537.`,
    ])
  })
})

describe('a filled form of that edition', () => {
  it.each([
    ['Miami-Dade', 'Dade'],
    ['St. Johns', 'St. Johns'],
    ['Orange', 'Orange'],
    ['Polk', 'Polk'],
    ['DeSoto', 'DeSoto'],
  ])('names %s as its list does: %s', async (county, listed) => {
    const { text, tooSmall } = await filledWith({ 'County Combo Box4': county })
    expect([text.trim(), tooSmall]).toEqual([listed, []])
  })

  it('has no tick, whichever way its boxes came switched on', async () => {
    const [ticked, plain] = [await filledWith({}), await filledWith({}, false)]
    expect(ticked.text.trim()).toBe('')
    expect(ticked.unmarked).toBe(plain.unmarked)
  })

  it('holds every line of a long parcel number and address, or leaves them to the pen and says so', async () => {
    const usual =
      '01-2345-678-0090, 12345 Northwest Loblolly Bay Boulevard, Unit 1204, Saint Augustine Beach 32080'
    const fits = await filledWith({ [parcelField]: usual })
    expect(fits.tooSmall).toEqual([])
    expect(fits.text.replace(/\s+/g, ' ').trim()).toBe(usual)
    const endless = await filledWith({ [parcelField]: `${usual}, ${usual}, ${usual}` })
    expect([endless.tooSmall, endless.text.trim()]).toEqual([[parcelField], ''])
  })
})

it('no two counties share a name in a list', () => {
  const names = loadCountyDirectory().counties.map(({ name }) => name.toLowerCase().replace(/[^a-z]/g, ''))
  expect(new Set([...names, 'dade']).size).toBe(68)
})
