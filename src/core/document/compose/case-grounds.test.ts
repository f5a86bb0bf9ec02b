/** Proves that the page of the case names each reason under its factor, and what the request leaves unexplained. */
import { describe, expect, it } from 'vitest'
import type { CaseFile } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { CaseMaterial } from '../facts/case.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { handedOverText, ownPagesText } from '../testing/whole-text.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'

const { file } = richHeld

const sheetWith = (
  kind: 'evidence_list' | 'comparable_analysis' | 'condition_exhibit' | 'playbook' | 'hearing_script',
  change: Partial<CaseFile>,
  more: Partial<CaseMaterial> = {},
) =>
  sheetOf(
    materialOf(kind, NEW_HOMESTEAD, { ...rich, held: { files: [], file: { ...file, ...change } }, ...more }),
  )

describe('reasons without a sale, an entry or an item', () => {
  const textOf = (kind: 'evidence_list' | 'hearing_script', reasons: string): string =>
    handedOverText(
      sheetWith(
        kind,
        {
          comparables: [],
          corrections: [],
          condition: [],
          value: { opinionCents: 30_000_000, reasons },
        },
        { sales: 'not-on-roll' },
      ),
    )
  const [condition, location] = ['(6) condition', '(3) location']

  it.each([
    ['The kitchen is worn, and the street floods in summer.', [condition, location]],
    ['The road behind the lot is louder every year.', [location]],
    ['Repairs have been put off.', [condition]],
    ['It is worth less.', []],
  ] as const)('%s', (reasons, factors) => {
    const text = textOf('evidence_list', reasons)
    expect([condition, location].filter((one) => text.includes(one))).toEqual(factors)
    expect(text.includes('(1) present cash value')).toBe(factors.length === 0)
    const script = textOf('hearing_script', reasons)
    expect(script.includes('What did you take off for condition')).toBe(
      factors.some((one) => one === condition),
    )
    expect(script.includes('What did you take off for the location')).toBe(
      factors.some((one) => one === location),
    )
    expect(script.includes(`${reasons} I know my home, and this is what it was like`)).toBe(
      factors.length > 0,
    )
  })
})

describe('a request below what the sales indicate', () => {
  const offered =
    'I compared my home with 3 similar homes that sold and adjusted each price for the differences.'
  // The sales, less repairs, indicate $338,650.
  const asked = (opinionCents: number, reasons: string) => ({ value: { opinionCents, reasons } })
  const low = asked(30_000_000, offered)

  it('is not hidden on the page of the case', () => {
    expect(handedOverText(sheetWith('evidence_list', low))).toContain(
      'I ask the board for a just value of $300,000, $38,650 below what the sales indicate.',
    )
    expect(handedOverText(sheetWith('evidence_list', asked(33_865_000, offered)))).not.toContain(
      'below what the sales indicate',
    )
  })

  it('has no reasons where the owner wrote none, and the owner is asked for them', () => {
    expect(handedOverText(sheetWith('comparable_analysis', low))).not.toContain('My reasons')
    const playbook = (value: Partial<CaseFile>) => {
      const sheet = sheetWith('playbook', value)
      return `${handedOverText(sheet)}\n${ownPagesText(sheet)}`
    }
    expect(playbook({ ...low, condition: [], corrections: [] })).toContain('and give no reason of your own.')
    expect(playbook(low)).toContain(
      'below what your sales indicate. To explain the difference, your packet names only what no document puts a price on: the living area, the pool and the roof at its end (your own figure, $18,000).',
    )
    expect(playbook(asked(30_000_000, `${offered} Sale 2 had a new roof.`))).not.toContain(
      'no reason of your own',
    )
    expect(playbook(asked(33_900_000, offered))).not.toContain('no reason of your own')
    expect(playbook(asked(37_900_000, offered))).toContain('Your sales support a lower value, $338,650')
  })
})

describe('what the owner wrote of the condition', () => {
  const item = (id: string, what: string) => ({
    id,
    what,
    where: '',
    presentOnValuationDay: true,
    costCents: null,
    costSource: null,
    costDetail: '',
  })
  const condition = [
    item('a', 'The roof leaks over the back bedroom. It has leaked since the storm in October 2024.'),
    item('b', 'Kitchen is the original one from 2000, cabinets and counters worn'),
  ]

  it('is quoted where it says itself since when', () => {
    const held = {
      condition: [item('a', 'roof leaking since October 2025')],
      comparables: [],
      corrections: [],
    }
    expect(handedOverText(sheetWith('evidence_list', held))).toContain(
      'My home’s condition on January 1, 2026: “roof leaking since October 2025.”',
    )
  })

  it('in whole sentences is a list that can be read aloud', () => {
    const held = { condition, comparables: [], corrections: [] }
    expect(handedOverText(sheetWith('evidence_list', held))).toContain(
      'My home’s condition on January 1, 2026: the roof leaked over the back bedroom; “Kitchen is the original one from 2000, cabinets and counters worn.”',
    )
  })

  it('has no column of places or costs where none is given', () => {
    const sheet = sheetWith('condition_exhibit', { condition })
    expect(handedOverText(sheet)).toContain('Defect | Shown by')
    expect(handedOverText(sheet)).not.toContain('Not stated')
  })
})
