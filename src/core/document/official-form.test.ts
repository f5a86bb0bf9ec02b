/** Proves that the official form is filled with facts of the answer sheet only, and into fields that are all known. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { renderingsOf } from './facts/sheet.ts'
import { type FormField, type FormMapping, formAnswers, mappingFaults } from './official-form.ts'
import { rich, thin } from './testing/rich-case.ts'
import { materialOf, sheetOf } from './testing/written-cases.ts'

const fields: readonly FormField[] = [
  { name: 'County', kind: 'choice' },
  { name: 'Year', kind: 'text' },
  { name: 'Name', kind: 'text' },
  { name: 'Parcel', kind: 'text' },
  { name: 'Late', kind: 'tick' },
  { name: 'Signature', kind: 'signature' },
]

const mapping: FormMapping = {
  fields: { county: 'County', tax_year_short: 'Year', taxpayer_name: 'Name', parcel_and_address: 'Parcel' },
  leftBlank: ['Late', 'Signature'],
}

describe('a mapping', () => {
  it('fits when it names every field of the file and a field for every line', () => {
    expect(mappingFaults(mapping, fields)).toEqual([])
  })

  it('names each field that is missing, unknown, named twice or of the wrong kind, and each line without one', () => {
    const wrong: FormMapping = {
      fields: { taxpayer_name: 'Late', tax_year: 'Year', parcel: 'Parcel', minutes: 'Minutes' },
      leftBlank: ['Signature', 'Year'],
    }
    expect(mappingFaults(wrong, fields)).toEqual([
      'The mapping names no field for county (the county).',
      'The mapping names no field for parcel_and_address (parcel number and address of the property in one field), or parcel (the parcel number) and address (the address of the property).',
      'The mapping names the field "Year" twice.',
      'The file has no field "Minutes", which the mapping names.',
      'The mapping does not name the field "County" (choice) of the file.',
      'The mapping does not name the field "Name" (text) of the file.',
      'The field "Late" for taxpayer_name is neither for text nor a list.',
    ])
  })
})

describe('the answers', () => {
  const sheet = sheetOf(materialOf('dr486_answer_sheet', NEW_HOMESTEAD, rich))

  it('are facts of the sheet, every figure among them', () => {
    const known = sheet.facts.flatMap((fact) => [...renderingsOf(fact), String(fact.value)]).join('\n')
    const answers = formAnswers(sheet)
    expect(Object.fromEntries(answers)).toMatchObject({
      county: 'Hillsborough',
      tax_year: '2026',
      tax_year_short: '26',
      taxpayer_name: 'Dana Whitfield',
      printed_name: 'Dana Whitfield',
    })
    for (const part of [...answers.values()].flatMap((text) => text.split(', ')))
      expect(known).toContain(part)
  })

  it('leave out what is not known', () => {
    const bare = formAnswers(sheetOf(materialOf('dr486_answer_sheet', NEW_HOMESTEAD, thin)))
    expect(bare.has('taxpayer_name')).toBe(false)
    expect(bare.has('minutes')).toBe(false)
    expect(bare.get('address')).toBe('123 Main St, Unit 4, Tampa 33602')
  })
})
