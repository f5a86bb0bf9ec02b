/** Proves where the letter to the property appraiser goes, as the owner typed it or the county directory knows it, and where its answer goes. */
import { describe, expect, it } from 'vitest'
import { NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { composeBlocks } from '../draft.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const sheetWith = (kind: DocumentKind, known: string | null, typed: string) => {
  const { home } = materialOf(kind, NEW_HOMESTEAD)
  const filing = { ...richHeld.file.filing, appraiserAddress: typed }
  const source = 'The office’s own page'
  return sheetOf(
    materialOf(kind, NEW_HOMESTEAD, {
      ...rich,
      home: { ...home, appraiserAddress: known === null ? null : { line: known, source } },
      held: { ...richHeld, file: { ...richHeld.file, filing } },
    }),
  )
}

const recipientOf = (known: string | null, typed: string): string | undefined =>
  composeAll(sheetWith('cover_letter', known, typed))[0]?.paragraphs[1]

const bay = '860 W. 11th Street, Panama City, FL 32401'
const office = 'Hillsborough County Property Appraiser'

it.each([
  ['nothing known: the office in its county’s seat', null, '', `${office}\nTampa, Florida`],
  ['the directory’s, street and city', bay, '', `${office}\n860 W. 11th Street\nPanama City, FL 32401`],
  [
    'the directory’s without a ZIP code',
    '2480 Thompson Street, 4th Floor, Fort Myers, FL',
    '',
    `${office}\n2480 Thompson Street, 4th Floor\nFort Myers, FL`,
  ],
  ['the owner’s before it', bay, '1 Elm St, Bay City, FL 32000', `${office}\n1 Elm St\nBay City, FL 32000`],
  [
    'the owner’s, line by line as on the notice',
    null,
    ' County Center, 15th Floor\n\n601 E. Kennedy Blvd.\r\nTampa, FL 33602 ',
    `${office}\nCounty Center, 15th Floor\n601 E. Kennedy Blvd.\nTampa, FL 33602`,
  ],
  [
    'the owner’s, copied with the name of the office',
    null,
    'HILLSBOROUGH COUNTY PROPERTY APPRAISER\n601 E. Kennedy Blvd.\nTampa, FL 33602',
    `${office}\n601 E. Kennedy Blvd.\nTampa, FL 33602`,
  ],
  [
    'the owner’s, the office’s name twice: once by itself, once with its appraiser',
    null,
    'Hillsborough County Property Appraiser\nBob Henriquez, CFA, Hillsborough County Property Appraiser\n601 E. Kennedy Blvd.\nTampa, FL 33602',
    `${office}\nBob Henriquez, CFA\n601 E. Kennedy Blvd.\nTampa, FL 33602`,
  ],
  [
    'a building named for the office keeps its name',
    null,
    'Hillsborough County Property Appraiser Annex\n1 Elm St',
    `${office}\nHillsborough County Property Appraiser Annex\n1 Elm St`,
  ],
  ['an email address', bay, 'evidence@example.gov', `${office}\nevidence@example.gov`],
])('%s', (_, known, typed, recipient) => {
  expect(recipientOf(known, typed)).toBe(recipient)
})

it('tells where a known address was read, and that a typed one is the owner’s', () => {
  const sourceOf = (known: string | null, typed: string) =>
    sheetWith('cover_letter', known, typed).facts.find(({ id }) => id === 'appraiser-line.1')?.source
  expect(sourceOf(bay, '')).toBe('The office’s own page')
  expect(sourceOf(bay, '1 Elm St')).toBe('Your case: you wrote this')
})

const withOwnerAt = (kind: DocumentKind, ownerAddress: string, example = RENTAL) => {
  const filing = { ...richHeld.file.filing, ownerAddress }
  return sheetOf(
    materialOf(kind, example, { ...rich, held: { ...richHeld, file: { ...richHeld.file, filing } } }),
  )
}

describe('the address of an owner who lives elsewhere', () => {
  it.each([
    ['77 Oak Ridge Rd, Atlanta, GA 30305', '77 Oak Ridge Rd\nAtlanta, GA 30305'],
    ['PO Box 12, Portland, ME 04101-0012', 'PO Box 12\nPortland, ME 04101-0012'],
    ['5 Elm St, Apt 2, Boston MA 02108', '5 Elm St, Apt 2\nBoston MA 02108'],
    ['9 Bay Blvd, Tampa 33606', '9 Bay Blvd\nTampa 33606'],
  ])('is set as an address in a letter: %s', (typed, lines) => {
    expect(composeAll(withOwnerAt('cover_letter', typed))[0]?.paragraphs[0]).toContain(lines)
  })

  it('is left to fill in where it is not known, and is never the rented home', () => {
    const notice = { ...richHeld.file.notice, homestead: false }
    const held = { ...richHeld, file: { ...richHeld.file, notice } }
    const [letter] = composeAll(sheetOf(materialOf('cover_letter', RENTAL, { ...rich, held })))
    expect(letter?.paragraphs[0]).toMatch(/^Dana Whitfield\nMailing address: _+\n/)
    expect(letter?.paragraphs[2]).toContain('\nProperty at 123 Main St, Unit 4, Tampa 33602\n')
  })

  it('is where the notices go on the answer sheet, whoever has the homestead', () => {
    const sheetText = (typed: string, example = RENTAL): string => {
      const sheet = withOwnerAt('dr486_answer_sheet', typed, example)
      return JSON.stringify(planOf(sheet).map((plan) => composeBlocks(sheet, plan)))
    }
    const typed = '77 Oak Ridge Rd, Atlanta, GA 30305'
    for (const example of [RENTAL, NEW_HOMESTEAD]) expect(sheetText(typed, example)).toContain(typed)
    expect(sheetText('')).not.toContain('Atlanta')
  })
})
