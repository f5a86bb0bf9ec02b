/** Proves which answer a case gives beside the value that it asks for. */
import { describe, expect, it } from 'vitest'
import { isBetterNotToFile, standingOf, standingToTell } from './standing.ts'
import type { ValueOptionId } from './value-options.ts'

const outlook = (
  values: Partial<Record<ValueOptionId, number>>,
  verdict: { outcome: 'file' | 'file_with_evidence' | 'do_not_file'; reason: 'estimate_is_rough' } = {
    outcome: 'file_with_evidence',
    reason: 'estimate_is_rough',
  },
  salesOnlyListed = false,
  purchase: { valueCents: number } | null = null,
) => ({
  verdict,
  presentCents: 40_000_000,
  salesOnlyListed,
  purchase,
  options: (Object.entries(values) as [ValueOptionId, number][]).map(([id, dollars]) => ({
    id,
    justCents: dollars * 100,
    repairsCents: 0,
  })),
})

describe('a case that asks for a value', () => {
  it.each([
    ['what its sales come to', { opinion: 350_000, chosen_sales: 350_000 }, 'carried'],
    ['a round figure just below', { opinion: 350_000, chosen_sales: 350_400 }, 'carried'],
    ['more than they come to', { opinion: 360_000, chosen_sales: 350_000 }, 'carried'],
    ['less than they come to', { opinion: 330_000, chosen_sales: 350_000 }, 'beyond'],
    ['a value without enough sales', { opinion: 330_000 }, 'unshown'],
    ['a value that its sales speak against', { opinion: 330_000, chosen_sales: 410_000 }, 'against'],
    [
      'what its owner paid, where that is no evidence',
      { opinion: 340_000, chosen_sales: 350_000, own_sale: 340_000 },
      'beyond',
    ],
  ] as const)('%s', (_, values, kind) => {
    expect(standingOf(outlook(values))?.kind).toBe(kind)
  })

  it.each([
    ['less than its owner paid comes to', 330_000, 'below_purchase'],
    ['what its owner paid comes to', 340_000, 'by_purchase'],
    ['a round figure just below', 339_000, 'carried'],
    ['more than that', 350_000, 'carried'],
  ] as const)('%s, where the purchase is the evidence', (_, opinion, kind) => {
    const values = { opinion, chosen_sales: 330_000, own_sale: 340_000 }
    const purchase = { valueCents: opinion === 339_000 ? 33_940_000 : 34_000_000 }
    expect(standingOf(outlook(values, undefined, false, purchase))?.kind).toBe(kind)
  })

  it('what its owner paid carries it where its sales speak against it', () => {
    const values = { opinion: 340_000, chosen_sales: 410_000, own_sale: 335_000 }
    const purchase = { valueCents: 33_500_000 }
    expect(standingOf(outlook(values, undefined, false, purchase))?.kind).toBe('by_purchase')
  })

  it('is not carried well by weak evidence', () => {
    const asked = outlook({ opinion: 350_000, chosen_sales: 350_000 })
    const graded = (grade: 'Weak' | 'Fair') =>
      standingOf({ ...asked, options: asked.options.map((one) => ({ ...one, strength: { grade } })) })?.kind
    expect([graded('Weak'), graded('Fair')]).toEqual(['weakly_carried', 'carried'])
  })

  it('is not carried well where the neighborhood’s rate leaves no cut', () => {
    const asked = outlook({ opinion: 350_000, chosen_sales: 350_000 })
    const at = (nearDollars: number) =>
      standingOf({
        ...asked,
        options: asked.options.map((one) => ({ ...one, near: { valueCents: nearDollars * 100 } })),
      })
    const countyDollars = (asked.presentCents ?? 0) / 100
    expect(at(countyDollars)).toMatchObject({ kind: 'weakly_carried', isAllRate: true })
    expect(at(countyDollars - 1)?.kind).toBe('carried')
  })

  it('says by how much it asks for less', () => {
    expect(standingOf(outlook({ opinion: 330_000, chosen_sales: 350_000 }))).toEqual({
      kind: 'beyond',
      salesCents: 35_000_000,
      apartCents: 2_000_000,
    })
  })
})

it('chosen sales speak before anything is asked for, unless the purchase is the evidence; without them nothing does', () => {
  expect(standingOf(outlook({ chosen_sales: 410_000 }))?.kind).toBe('against')
  expect(standingOf(outlook({ chosen_sales: 350_000 }))?.kind).toBe('carried')
  const purchase = { valueCents: 34_000_000 }
  expect(standingOf(outlook({ chosen_sales: 350_000 }, undefined, false, purchase))).toBeNull()
  expect(standingOf(outlook({ estimate: 350_000 }))).toBeNull()
})

it('an answer that nothing would be saved stays; else it is better not to file only where the sales speak against it', () => {
  const values = { opinion: 350_000, chosen_sales: 350_000 }
  const nothingSaved = outlook(values, { outcome: 'do_not_file', reason: 'estimate_is_rough' })
  expect([standingToTell(nothingSaved), isBetterNotToFile(nothingSaved)]).toEqual([null, true])
  expect(isBetterNotToFile(outlook(values))).toBe(false)
  expect(isBetterNotToFile(outlook({ ...values, chosen_sales: 400_000 }))).toBe(true)
})
