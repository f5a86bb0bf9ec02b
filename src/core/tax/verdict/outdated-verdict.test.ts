import { describe, expect, it } from 'vitest'
import { verdictIn } from '#words/verdict/outdated.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  rowOf,
  valuesOfRow,
} from '../testing/example-homes.ts'

// 2020: 25,000 off for schools, 25,000 + 25,000 off for the others
const CAPPED_2020: Home = { ...CAPPED_HOMESTEAD, taxYear: 2020, taxable: [275_000, 250_000] }
const NEW_2020: Home = { ...NEW_HOMESTEAD, taxYear: 2020, taxable: [395_000, 370_000] }

describe('a verdict on the values of an earlier year', () => {
  const judged = tellVerdict(factsOf(NEW_2020))
  const turned = verdictIn(judged, 2026)

  it('would have spoken of money to save', () => {
    expect(judged).toMatchObject({ outcome: 'file', reason: 'cap_leaves_room' })
  })

  it('cannot tell, in any of its words', () => {
    const answer = {
      outcome: 'cannot_tell',
      reason: 'values_outdated',
      headline: 'We can’t tell for 2026. These are 2020 values. Use your 2026 notice, mailed in August.',
    }
    expect(turned).toMatchObject(answer)
    expect(turned.readings).toMatchObject([answer])
  })

  it('keeps its figures', () => {
    expect(turned.taxYear).toBe(2020)
    expect(turned.readings.map(({ scenarios }) => scenarios)).toEqual(
      judged.readings.map(({ scenarios }) => scenarios),
    )
  })

  // both levies fall at once; 2,652 × 18.8553 ÷ 1,000 = 50.00 is not above the fee, 2,653 is: 0.64 %, rounded up
  it('speaks of them in the past', () => {
    expect(turned.explanation).toEqual([
      'Values, caps, exemptions and tax rates change every year. Enter six numbers from the 2026 TRIM notice for a current answer.',
      'In 2020 the market value was $420,000 and the assessed value was $420,000. After exemptions, you were taxed on $395,000 and $370,000. Every dollar off the market value would have reduced the tax. At $419,204 or less, a cut of about 0.2%, you’d have saved more in a year than a filing fee of $15.',
    ])
  })

  it('says under a cap what would have been needed', () => {
    const words = verdictIn(tellVerdict(factsOf(CAPPED_2020)), 2026).explanation.join(' ')
    expect(words).toContain(
      'You’d have saved nothing until the market value dropped below $300,000, a cut of about 28.6%.',
    )
    expect(words).not.toMatch(/Do not file|save money|already saves/)
  })

  it('points to this year’s numbers before anything else', () => {
    const values = valuesOfRow(
      rowOf({ JV: 420_000, AV_SD: 420_000, AV_NSD: 360_000, TV_SD: 420_000, TV_NSD: 360_000 }, 2020),
    )
    const codes = verdictIn(tellVerdict(factsOf(NEW_2020, { values })), 2026).whatElseHelps.map(
      ({ code }) => code,
    )
    expect(codes).toEqual(['type_current_numbers', 'check_exemptions', 'check_record'])
  })

  it('has nothing to add where the values could not be read', () => {
    const unread = tellVerdict(factsOf({ ...NEW_2020, just: 1 }))
    expect(verdictIn(unread, 2026)).toMatchObject({ reason: 'values_outdated', readings: [] })
  })
})

describe('a verdict on the values of this year', () => {
  it.each([2026, 2025])('stands as it is in the season of %i', (currentTaxYear) => {
    const judged = tellVerdict(factsOf(NEW_HOMESTEAD))
    expect(verdictIn(judged, currentTaxYear)).toBe(judged)
  })
})
