/** Proves that a reason which works out another value than is asked for is asked about, and no paper has it. */
import { describe, expect, it } from 'vitest'
import { emptyCase } from '#core/case/file.ts'
import { isOldSum } from './old-sums.ts'
import { asHeard, unheardBoxes } from './unheard-words.ts'

const SUM = "The county's value of $157,986 less $12,800 to replace the collapsed drain."
const SALES = 'Two duplexes on E 139th Ave sold for $135,000 each.'

describe('a sum in the reasons', () => {
  it.each([
    // 157,986 − 12,800 = 145,186
    [SUM, 14_518_600, false],
    [SUM, 14_500_000, false],
    [SUM, 12_851_800, true],
    ['The just value of $420,000 minus $12,500, less another $7,500.', 40_000_000, false],
    ['The just value of $420,000 minus $12,500, less another $7,500.', 40_750_000, true],
    ['I ask for a just value of $145,186.', 12_851_800, true],
    ['I ask the board to lower the value to $145,186.', 12_851_800, true],
    ['My duplex was worth about $128,500.', 12_851_800, false],
    ['My duplex was worth only about $145,000.', 12_851_800, true],
    ['I ask for a reduction of $30,000.', 15_000_000, false],
    ['I ask for $30,000 off.', 15_000_000, false],
    ['I ask the board to lower it from $200,000 to $150,000.', 15_000_000, false],
    ['I ask that the county take $12,800 off for the roof.', 15_000_000, false],
    ['I ask you to consider the $12,800 estimate for the drain.', 15_000_000, false],
    ['My home is worth about $5,000 less than the one next door.', 15_000_000, false],
    ['The sales show a market value of $150,000 - $160,000.', 15_500_000, false],
    ['I ask for a value of $150,000 – $160,000.', 15_500_000, false],
    [SALES, 12_851_800, false],
    ['The sale at 12 Oak St was $300,000 less $5,000 of credits.', 12_851_800, false],
    [SUM, null, false],
  ] as const)('%s beside %s', (sentence, opinionCents, isOld) => {
    expect(isOldSum(sentence, opinionCents)).toBe(isOld)
  })

  it('is asked about at its box and left out of the papers, with nothing else', () => {
    const file = { ...emptyCase, value: { opinionCents: 12_851_800, reasons: `${SUM} ${SALES}` } }
    expect(unheardBoxes(file)).toEqual([
      { part: 'value', path: 'value.reasons', kinds: ['old-sum'], sentences: [SUM] },
    ])
    expect(asHeard(file).value.reasons).toBe(SALES)
    const asked = { ...file, value: { ...file.value, opinionCents: 14_518_600 } }
    expect(unheardBoxes(asked)).toEqual([])
    expect(asHeard(asked)).toEqual(asked)
  })
})
