/** Proves which filing fee a verdict counts with, and that one that is not surely the county's is not told as a fact. */
import { describe, expect, it } from 'vitest'
import { FEE_BASIS_WORDS } from '#core/document/fee-basis-words.ts'
import { dollars } from '#core/money.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { PetitionFee } from '../appeal-facts.ts'
import { CAPPED_HOMESTEAD, factsOf } from '../testing/example-homes.ts'

const judged = (fee: PetitionFee, taxYear = 2026) => {
  const taxable = taxYear < 2026 ? ([275_000, 250_000] as const) : CAPPED_HOMESTEAD.taxable
  const verdict = tellVerdict(factsOf({ ...CAPPED_HOMESTEAD, taxYear, taxable }, { fee }))
  const codes = ['fee_ceiling_used', 'fee_weak']
  return {
    fee: verdict.fee,
    words: FEE_BASIS_WORDS[verdict.fee.basis],
    notes: verdict.notes.filter(({ code }) => codes.includes(code)).map(({ text }) => text),
    source: verdict.sources.find(({ figure }) => /filing fee/i.test(figure)),
  }
}

const ofCounty = { cents: dollars(50), feeYear: 2026 } as const

describe('the filing fee', () => {
  it('that a county reported is used as reported', () => {
    const { fee, words, notes, source } = judged({ kind: 'county', ...ofCounty, countyName: 'Leon' })
    expect(fee).toEqual({ cents: dollars(50), basis: 'county' })
    expect([words, notes]).toEqual(['as reported for your county', []])
    expect(source).toMatchObject({ figure: 'Leon County filing fee, 2026', confidence: 'likely' })
  })

  it('of which only an estimate was found is the most the law allows, and no figure of the county', () => {
    const { fee, words, notes, source } = judged({ kind: 'estimated', countyName: 'Levy' })
    expect(fee).toEqual({ cents: dollars(50), basis: 'ceiling' })
    expect(words).toBe('the most the law allows')
    expect(notes).toEqual([
      'We use the highest filing fee the law allows, $50, for Levy County. Confirm it with the clerk of the board before you file.',
    ])
    expect(source?.figure).toBe('Highest filing fee')
  })

  it('on weak evidence says so at the figure, below it and in its source', () => {
    const weak = { kind: 'county_weak', ...ofCounty, countyName: 'Alachua' } as const
    const { fee, words, notes, source } = judged(weak)
    expect(fee).toEqual({ cents: dollars(50), basis: 'county_weak' })
    expect(words).toContain('confirm with the clerk')
    expect(notes).toEqual([
      'We use $50 as Alachua County’s filing fee. Confirm it with the clerk of the board before you file.',
    ])
    expect(source).toMatchObject({ confidence: 'estimate' })
  })

  it('of today that an earlier law did not allow gives way to the most it allowed then, and both are named', () => {
    const { fee, words, notes, source } = judged({ kind: 'county', ...ofCounty, countyName: 'Leon' }, 2020)
    expect(fee).toEqual({ cents: dollars(15), basis: 'ceiling_then' })
    expect(words).toBe('the most the law of that year allowed')
    expect(notes).toEqual([
      'Leon County’s 2026 filing fee, $50, is more than the law allowed for 2020. We use the most it allowed then, $15.',
    ])
    expect(source?.citation).toContain('$15')
  })

  it('that is not known is said to be', () => {
    expect(judged({ kind: 'unknown' }).notes).toEqual([
      expect.stringContaining('We use the highest filing fee the law allows'),
    ])
  })
})
