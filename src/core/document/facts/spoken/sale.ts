/** Owns how a chosen sale is said aloud: what it sold for, how it compares, and what it comes to when adjusted. */

import type { CaseSale } from '#core/case/file.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { formatMoney } from '#core/money.ts'
import { nameOf } from '#core/rehearsal/weak-point.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { asTyped } from '../make-fact.ts'
import type { AdjustedRollSale, GridItem } from '../sales/material.ts'
import { asRecorded } from '../sales/recorded.ts'

/** Said aloud, the town and the ZIP are left to the grid. */
export const streetOf = (name: string): string => name.split(', ', 1).join('')

/** 'R-111 Oak Rd sold in June 2025 for $380,000' */
export const soldWords = (typed: CaseSale, known: AdjustedRollSale | undefined): string => {
  const sale = asRecorded(typed, known)
  const month = monthInWords(sale.soldYear, sale.soldMonth)
  const sold = month === null ? '' : ` in ${month}`
  const price = sale.priceCents === null ? '' : ` for ${formatMoney(sale.priceCents)}`
  const name = asTyped(sale.address + sale.parcelId) === '' ? 'another home' : streetOf(nameOf(sale))
  return `${name} sold${sold}${price}`
}

const ADJUSTED_FOR: Readonly<Record<GridItem, string>> = {
  time: 'the date of sale',
  location: 'location',
  use: 'use',
  area: 'size',
  age: 'age',
  land: 'land',
  quality: 'quality',
  features: 'other features',
}

type Lines = AdjustedRollSale['adjustments']

const amounts = (lines: Lines): string =>
  inWords(
    lines.map(({ item, amountCents }) => `${formatMoney(Math.abs(amountCents))} for ${ADJUSTED_FOR[item]}`),
  )

/** 'I added $3,500 for the date of sale and took off $2,000 for size.'; nothing where nothing was changed. */
export const stepWords = ({ adjustments }: AdjustedRollSale): string => {
  const added = adjustments.filter(({ amountCents }) => amountCents > 0)
  const taken = adjustments.filter(({ amountCents }) => amountCents < 0)
  const steps = [
    ...(added.length === 0 ? [] : [`added ${amounts(added)}`]),
    ...(taken.length === 0 ? [] : [`took off ${amounts(taken)}`]),
  ]
  return steps.length === 0 ? '' : `I ${steps.join(', and ')}.`
}

export const adjustedWords = ({ adjustedCents }: AdjustedRollSale): string =>
  `Adjusted to my home, that is ${formatMoney(adjustedCents)}.`
