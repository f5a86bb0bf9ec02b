/** Proves that the script and the playbook take the terms of the owner's purchase from the case, and tell the purchase once. */
import { expect, it } from 'vitest'
import type { CaseFile, CaseValue } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { DocumentKind } from '../draft-kinds.ts'
import { richHeld, richSales } from '../testing/rich-case.ts'
import { handedOverText, ownPagesText } from '../testing/whole-text.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'

const OURS =
  'This home itself sold in March 2024 for $410,000. As a just value, that price comes to $366,543.'

/** Its price, as a just value, is what the owner asks for. */
const textOf = (kind: DocumentKind, value: Partial<CaseValue>): string => {
  const file = { ...richHeld.file, value: { opinionCents: 36_654_300, reasons: OURS, ...value } }
  const sheet = sheetOf(
    materialOf(kind, NEW_HOMESTEAD, {
      minutes: 15,
      held: { ...richHeld, file },
      sales: {
        ...richSales,
        ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents: 41_700_000 },
      },
    }),
  )
  return `${handedOverText(sheet)}\n${ownPagesText(sheet)}`
}

const answered = { purchaseOffer: 'broker', purchasePayment: 'cash' } as const

it('the script says the terms that the case has, and no others', () => {
  const words = 'A broker listed it for sale, and I paid cash.'
  expect(textOf('hearing_script', answered)).toContain(`my price comes to $366,543. ${words}`)
  expect(textOf('hearing_script', {})).not.toContain('for sale, and I paid')
})

it('the playbook leaves lines only for what is not answered', () => {
  expect(textOf('playbook', {})).toContain('How I paid, and any credit at closing')
  const text = textOf('playbook', answered)
  expect(text).toContain('Whether I knew the seller')
  expect(text).not.toMatch(/How I paid|How my home was listed/)
})

it('the script tells the purchase once, and not again as the reason', () => {
  const lines = textOf('hearing_script', answered)
    .split('\n')
    .filter((line) => line.startsWith('“') && line.includes('$410,000'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('I bought my home in March 2024 for $410,000.')
  expect(textOf('hearing_script', answered).match(/The county values homes here/g)).toHaveLength(1)
})

const alone = (kind: DocumentKind, changes: Partial<CaseFile>): string => {
  const value = { opinionCents: 36_654_300, reasons: OURS, ...answered }
  const sheet = sheetOf(
    materialOf(kind, NEW_HOMESTEAD, {
      minutes: 15,
      held: { ...richHeld, file: { ...richHeld.file, value, ...changes } },
      sales: {
        ...richSales,
        ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents: 41_700_000 },
      },
    }),
  )
  return handedOverText(sheet)
}

it('of an owner who argues from the purchase alone, no paper brings another sale', () => {
  const file = { comparables: [], purchaseIsEnough: true }
  const text = alone('comparable_analysis', file)
  expect(text).toContain('I bought my home in March 2024 for $410,000')
  for (const { home } of richSales.comparables) expect(text).not.toContain(home.parcelId)
  const summary = alone('evidence_list', file)
  expect(summary).toContain('My own purchase, as a just value | $366,543')
  expect(summary).toContain('My opinion of value: what my own purchase comes to')
  expect(summary).not.toContain('my judgment as the owner')
  expect(summary).not.toContain('From the adjusted prices')
  expect(text).toContain('The median ratio is')
  expect(alone('hearing_script', file)).not.toContain('The comparable sales')
  // Asking for less than the purchase comes to brings none of them in either.
  const less = { ...file, value: { opinionCents: 33_000_000, reasons: OURS, ...answered } }
  expect(alone('comparable_analysis', less)).toContain('I present no sales of other homes.')
  for (const { home } of richSales.comparables)
    expect(alone('comparable_analysis', less)).not.toContain(home.parcelId)
  // With the same sales offered and no such word, they are in the grid.
  expect(alone('comparable_analysis', { comparables: [] })).toContain(richSales.comparables[0]?.home.parcelId)
})

it('the playbook answers whether what was broken was in the price already', () => {
  expect(textOf('playbook', answered)).toContain(
    'You bought the home as it was. Isn’t its condition in the price already?',
  )
})

it('who asks for less than was paid takes what was broken off the other homes alone', () => {
  const text = textOf('playbook', { ...answered, opinionCents: 36_000_000 })
  expect(text).toContain('What was there when I bought was in my price, and I take nothing off that price')
})
