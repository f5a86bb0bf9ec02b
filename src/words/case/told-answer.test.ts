/** Proves the one answer of a home: the report's word, until the owner's own evidence changes it, and then both. */
import { describe, expect, it } from 'vitest'
import { toldAnswer } from './told-answer.ts'

type Outlook = Parameters<typeof toldAnswer>[0]

const evidence = {
  outcome: 'file_with_evidence',
  reason: 'estimate_spans_break_even',
  headline: 'Filing pays at the low end.',
} as const
const worth = { outcome: 'file', reason: 'estimate_below_break_even', headline: 'Filing pays.' } as const

const of = (
  grade: 'Strong' | 'Fair' | 'Weak' | null,
  { verdict = evidence, asked = null, ...more }: Partial<Outlook> & { asked?: number | null } = {},
): Outlook => {
  const strength = grade && { grade }
  return {
    verdict,
    presentCents: 31_227_800,
    salesOnlyListed: false,
    purchase: null,
    options: [
      ...(asked === null ? [] : [{ id: 'opinion' as const, justCents: asked, repairsCents: 0, strength }]),
      ...(grade === null
        ? []
        : [{ id: 'chosen_sales' as const, justCents: 30_112_200, repairsCents: 0, strength, count: 5 }]),
    ],
    ...more,
  }
}

describe('the answer of a home', () => {
  it('is the report’s until its owner has evidence', () => {
    expect(toldAnswer(of(null))).toEqual({
      title: 'File only if you find evidence',
      words: 'Filing pays at the low end.',
      before: null,
    })
  })

  it.each([
    ['once sales are chosen', null],
    ['once their value is asked for', 30_112_200],
  ])('says what the report said and what changed it, %s', (_, asked) => {
    expect(toldAnswer(of('Fair', { asked }))).toEqual({
      title: 'Worth filing. Your sales support $301,122.',
      words: '',
      before:
        'The free report says: file only if you find evidence. The 5 sales you chose are that evidence: fair.',
    })
  })

  it('repeats no report that still says the same', () => {
    expect(toldAnswer(of('Fair', { verdict: worth })).before).toBeNull()
    const bought = { ...evidence, reason: 'own_sale_speaks_for' } as const
    const byPurchase = { verdict: bought, asked: 28_000_000, purchase: { valueCents: 28_000_000 } }
    expect(toldAnswer(of(null, byPurchase))).toMatchObject({
      title: 'File with your purchase as evidence',
      before: null,
    })
  })

  it('says of weak sales that they are not enough yet, and of a request beyond them that it is the change', () => {
    expect(toldAnswer(of('Weak'))).toMatchObject({
      title: 'File only if you find more evidence. Your sales point to $301,122, but they’re weak evidence.',
      before:
        'The free report says: file only if you find evidence. The 5 sales you chose aren’t enough yet.',
    })
    expect(toldAnswer(of('Fair', { verdict: worth, asked: 28_000_000 }))).toMatchObject({
      title: 'You’re asking for a lower value than your sales support',
      before: 'The free report says: worth filing. The value you’re asking for has changed that.',
    })
  })

  it('says what was asked for once the petition is in, and why where the title had no value', () => {
    const bought = { ...evidence, reason: 'own_sale_speaks_for' } as const
    const asked = 18_327_700
    const filed = { askedCents: asked }
    expect(toldAnswer(of(null, { verdict: bought, asked, purchase: { valueCents: asked }, filed }))).toEqual({
      title: 'You’ve asked for $183,277',
      words: 'Boards often give a recent purchase the most weight.',
      before: null,
    })
    expect(toldAnswer(of('Fair', { asked: 30_112_200, filed: { askedCents: 30_112_200 } }))).toEqual({
      title: 'You’ve asked for $301,122',
      words: '',
      before: null,
    })
    expect(toldAnswer(of(null, { filed: { askedCents: null } })).title).toBe('Your petition is in')
  })

  it('leaves the purchase that is the evidence the answer until another value is asked for', () => {
    const bought = { ...evidence, reason: 'own_sale_speaks_for' } as const
    const told = toldAnswer(of('Fair', { verdict: bought, purchase: { valueCents: 28_000_000 } }))
    expect(told).toMatchObject({ title: 'File with your purchase as evidence', before: null })
  })
})
