import { describe, expect, it } from 'vitest'
import { factsOf, NEW_HOMESTEAD, rowOf, valuesOfRow } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from './tell.ts'

/** A homestead on the roll of 2026 at $236,846, with so much off for other taxes. */
const toldWith = (offDollars: number) => {
  const row = rowOf({
    JV: 236_846,
    AV_SD: 236_846,
    AV_NSD: 236_846,
    TV_SD: 211_846,
    TV_NSD: 236_846 - offDollars,
    JV_HMSTD: 236_846,
    AV_HMSTD: 236_846,
    EXMPT_01: 25_000,
    EXMPT_02: offDollars - 25_000,
  })
  return tellVerdict(factsOf(NEW_HOMESTEAD, { values: valuesOfRow(row) }))
}

const noteIn = ({ notes }: ReturnType<typeof toldWith>): string | undefined =>
  notes.find(({ code }) => code === 'homestead_as_recorded')?.text

describe('the homestead exemption of a record that has less than the law of the year', () => {
  // 25,000 + 26,411 = 51,411 by law; the summer roll still has 25,000 + 25,000
  it('is the record’s in the figures, and so in the note and the sources', () => {
    const told = toldWith(50_000)
    expect(told.readings[0]?.staircase[1]?.taxableCents).toBe(186_846_00)
    expect(noteIn(told)).toBe(
      'For all taxes except school taxes, we use the homestead exemption on the county’s record, $50,000. The law allows $51,411.',
    )
    expect(told.sources.map(({ figure }) => figure)).toContain(
      'Homestead exemption on the record, other taxes ($50,000)',
    )
  })

  it('is not spoken of where the record has the law’s', () => {
    const told = toldWith(51_411)
    expect(noteIn(told)).toBeUndefined()
    expect(told.sources.filter(({ figure }) => figure.includes('on the record'))).toEqual([])
  })
})
