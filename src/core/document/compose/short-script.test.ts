/** Proves that a script fits its time whatever the case holds, names its sales shortly, and says that nothing is left only where that is so. */
import { describe, expect, it } from 'vitest'
import type { CaseSale, ConditionItem, Correction } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { SCRIPT_MINUTES, type ScriptMinutes } from '../draft-kinds.ts'
import type { CaseMaterial } from '../facts/case.ts'
import { rich, richHeld, thin } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf, writtenCases } from '../testing/written-cases.ts'
import { wordsToSay } from './script-length.ts'

const { sales: known } = rich
const [first] = richHeld.file.comparables
if (known === undefined || typeof known === 'string' || !first) throw new Error('the case has sales')
const [adjusted] = known.comparables
if (!adjusted) throw new Error('the sales are adjusted')

const HOLDS_NO_MORE = 'That covers your whole case'

/** As many sales of the roll, each chosen with a reason of some length. */
const caseOf = (count: number): Partial<CaseMaterial> => {
  const ids = Array.from({ length: count }, (_, at) => `S-${String.fromCharCode(65 + at)}`)
  const reason = 'The same builder and the same plan, two streets away'
  const comparables = ids.map(
    (id): CaseSale => ({ ...first, id, parcelId: id, address: `${id} Elm Ct`, reason }),
  )
  const roll = ids.map((parcelId, at) => ({
    ...adjusted,
    // Streets of their own: of one street, one month and one price they would be told of once.
    home: { ...adjusted.home, parcelId, address: `${10 + at} ${parcelId} Ct, Tampa` },
    adjustedCents: 40_000_000 + at * 100_000,
  }))
  return {
    held: { ...richHeld, file: { ...richHeld.file, comparables } },
    sales: { ...known, comparables: roll },
  }
}

const long = 'The wall has come away from the slab and lets water into the room behind it. '.repeat(6)

/** With as many defects and corrections as a case can hold, each said at length. */
const crowded = (count: number): Partial<CaseMaterial> => {
  const { held, ...more } = caseOf(12)
  if (!held) throw new Error('there is a case')
  const [item] = richHeld.file.condition
  const [correction] = richHeld.file.corrections
  if (!item || !correction) throw new Error('the case has both')
  const each = Array.from({ length: count }, (_, at) => String(at))
  const condition = each.map(
    (id): ConditionItem => ({ ...item, id, what: `${long}(${id})`, costDetail: long }),
  )
  const corrections = each.map((id): Correction => ({ ...correction, id, why: long, proof: long }))
  return { ...more, held: { ...held, file: { ...held.file, condition, corrections } } }
}

const sectionsOf = (minutes: ScriptMinutes, more: Partial<CaseMaterial>) =>
  composeAll(sheetOf(materialOf('hearing_script', NEW_HOMESTEAD, { ...rich, ...more, minutes })))
const linesOf = (minutes: ScriptMinutes, more: Partial<CaseMaterial>): readonly string[] =>
  sectionsOf(minutes, more).flatMap(({ paragraphs }) => paragraphs)
/** 'Closing: 0:20', part by part. */
const plannedIn = (minutes: ScriptMinutes, more: Partial<CaseMaterial>): readonly string[] => {
  const { facts } = sheetOf(materialOf('hearing_script', NEW_HOMESTEAD, { ...rich, ...more, minutes }))
  const told = facts.filter(({ id }) => id.startsWith('script.plan.')).map(({ value }) => String(value))
  return told.flatMap((part, at) => (at % 2 === 0 ? [`${part}: ${told[at + 1] ?? ''}`] : []))
}
const scriptOf = (minutes: ScriptMinutes, more: Partial<CaseMaterial>): string =>
  linesOf(minutes, more).join('\n')

describe('at 120 words a minute', () => {
  const written = writtenCases.filter(([, { kind }]) => kind === 'hearing_script')

  it.each(written)('%s fits in its time', (_name, sheet) => {
    const words = wordsToSay(composeAll(sheet).flatMap(({ paragraphs }) => paragraphs))
    expect(words / 120).toBeLessThanOrEqual(sheet.situation.minutes ?? 0)
  })

  it.each(
    SCRIPT_MINUTES.flatMap((minutes) =>
      [1, 3, 6, 12, 17].map((count) => [`${minutes} minutes, ${count} sales`, minutes, count] as const),
    ),
  )('%s', (_name, minutes, count) => {
    const sections = sectionsOf(minutes, caseOf(count))
    const wordsIn = (some: typeof sections) => wordsToSay(some.flatMap(({ paragraphs }) => paragraphs))
    // Answers are given in the time for questions.
    const readOut = sections.filter(({ id }) => id !== 'answers')
    expect(wordsIn(readOut) / 120).toBeLessThanOrEqual(minutes * 0.85)
    expect(wordsIn(sections) / 120).toBeLessThanOrEqual(minutes)
  })

  it.each(SCRIPT_MINUTES)('%i minutes with twelve long defects and corrections', (minutes) => {
    expect(wordsToSay(linesOf(minutes, crowded(12))) / 120).toBeLessThanOrEqual(minutes)
  })
})

it('tells of two sales in sentences, each with its adjusted price, and then of what all indicate', () => {
  const { held, ...more } = caseOf(9)
  if (!held) throw new Error('there is a case')
  const text = scriptOf(5, { ...more, held: { ...held, file: { ...held.file, corrections: [] } } })
  const told = text.match(
    /“(?:The sale that needed the smallest adjustments|Another) is Sale \d, S-[A-Z] Elm Ct, in my development\. It sold in June 2025 for \$380,000\. It .+, so it comes up to \$40\d,\d00\.”/g,
  )
  expect(told).toHaveLength(2)
  expect(text).toContain('“The other seven are in the same grid.”')
  expect(text).toContain(
    '“Please turn to Reconciliation to one value. Those are sale prices. Just values of homes that sold in Hillsborough County run about 88 percent of their sale prices. On that basis, and after $12,500 for repairs, all nine sales indicate a just value of $340,613 to $347,645. Weighed together, they indicate $344,129.”',
  )
  expect(scriptOf(10, caseOf(2))).not.toContain('The other ')
})

it('tells sales of one address apart by their size', () => {
  const one = caseOf(3)
  if (!one.held || !one.sales || typeof one.sales === 'string') throw new Error('there is a case')
  const comparables = one.held.file.comparables.map((sale) => ({ ...sale, address: '345 Bay Blvd, Tampa' }))
  const tower = one.sales.comparables.map((sale, at) => ({
    ...sale,
    home: { ...sale.home, useName: 'Condominium', livingAreaSqft: 800 + at },
    sale: { ...sale.sale, priceCents: sale.sale.priceCents + at * 100_000 },
  }))
  const text = scriptOf(10, {
    held: { ...one.held, file: { ...one.held.file, comparables } },
    sales: { ...one.sales, comparables: tower, ownSales: [] },
  })
  expect(text).toContain('is Sale 1, a unit of 800 square feet at 345 Bay Blvd. It sold')
  expect(text).toContain('is Sale 2, a unit of 801 square feet at the same address. It sold')
  expect(text).toContain('Asked: Your sales are on other floors, with other views.')
  expect(text).toContain('All of them are at one address')
})

it('calls no address the same as another one before it', () => {
  const one = caseOf(4)
  if (!one.held || !one.sales || typeof one.sales === 'string') throw new Error('there is a case')
  const towers = ['345 Bay Blvd, Tampa', '611 Bay Blvd, Tampa', '345 Bay Blvd, Tampa', '611 Bay Blvd, Tampa']
  const comparables = one.held.file.comparables.map((sale, at) => ({ ...sale, address: towers[at] ?? '' }))
  const units = one.sales.comparables.map((sale, at) => ({
    ...sale,
    home: { ...sale.home, useName: 'Condominium', livingAreaSqft: 800 + at },
    sale: { ...sale.sale, priceCents: sale.sale.priceCents + at * 100_000 },
  }))
  const text = scriptOf(10, {
    held: { ...one.held, file: { ...one.held.file, comparables } },
    sales: { ...one.sales, comparables: units, ownSales: [] },
  })
  expect(text).toContain('is Sale 1, a unit of 800 square feet at 345 Bay Blvd. It sold')
  expect(text).toContain('is Sale 2, a unit of 801 square feet at 611 Bay Blvd. It sold')
  expect(text).toContain('All of them share an address with another')
})

it('does not tell of a twin as the second sale, and answers for twins when asked', () => {
  const one = caseOf(3)
  if (!one.held || !one.sales || typeof one.sales === 'string') throw new Error('there is a case')
  const [first, second, third] = one.sales.comparables
  if (!first || !second || !third) throw new Error('there are three')
  const beside = (sale: typeof first, address: string, month: number) => ({
    ...sale,
    home: { ...sale.home, address },
    sale: { ...sale.sale, month },
  })
  const sales = {
    ...one.sales,
    comparables: [
      beside(first, '101 Elm Ct', 6),
      beside(second, '103 Elm Ct', 6),
      { ...beside(third, '7 Oak St', 5), grossPercent: 9 },
    ],
  }
  const comparables = one.held.file.comparables.map((sale, at) => ({ ...sale, soldMonth: at === 2 ? 5 : 6 }))
  const held = { ...one.held, file: { ...one.held.file, comparables } }
  const text = scriptOf(15, { held, sales })
  expect(text).toContain('“Another is Sale 3, ')
  expect(text).toContain('Asked: Sales 1 and 2 sold in the same month at the same price.')
  const pair = { ...sales, comparables: sales.comparables.slice(0, 2) }
  const heldPair = { ...held, file: { ...held.file, comparables: comparables.slice(0, 2) } }
  expect(scriptOf(15, { held: heldPair, sales: pair })).not.toContain('“Another is')
})

it('says of each sale that it tells of that it was made after the valuation date', () => {
  const { held, ...more } = caseOf(4)
  if (!held) throw new Error('there is a case')
  const late = held.file.comparables.map((one) => ({ ...one, parcelId: '', soldYear: 2026 }))
  const text = scriptOf(5, { ...more, held: { ...held, file: { ...held.file, comparables: late } } })
  expect(text.match(/sold in June 2026 for \$380,000\..* It sold after January 1, 2026/g)).toHaveLength(2)
})

it('plans the minutes of the hearing, and only its own where the case holds no more to say', () => {
  for (const minutes of SCRIPT_MINUTES) {
    const text = scriptOf(minutes, caseOf(5))
    const rows = plannedIn(minutes, caseOf(5))
    const planned = rows
      .map((row) => row.split(': ')[1] ?? '')
      .reduce((sum, told) => sum + Number(told.split(':')[0]) + Number(told.split(':')[1]) / 60, 0)
    if (text.includes(HOLDS_NO_MORE)) {
      expect(rows.join()).not.toContain('Turning pages')
      expect(planned).toBeLessThan(minutes)
    } else expect(planned).toBeCloseTo(minutes, 6)
  }
})

it('gives each part the time that its words take as they are said', () => {
  // '$410,000' is five words, 'January 1, 2026' five, and quotation marks none.
  expect(wordsToSay(['“I paid $410,000 on January 1, 2026.”', 'Not said.'])).toBe(2 + 5 + 1 + 5)
  for (const minutes of SCRIPT_MINUTES) {
    const planned = plannedIn(minutes, caseOf(5))
    for (const { title, paragraphs } of sectionsOf(minutes, caseOf(5))) {
      const [, minute, second] =
        planned.join('\n').match(new RegExp(`^${title}: (\\d+):(\\d\\d)$`, 'm')) ?? []
      const seconds = Number(minute) * 60 + Number(second)
      const takes = wordsToSay(paragraphs) / 2
      expect(seconds).toBeGreaterThanOrEqual(takes)
      expect(seconds).toBeLessThan(takes + 5)
    }
  }
})

it('counts questions to the appraiser only where it has them', () => {
  expect(plannedIn(5, caseOf(5)).join('\n')).not.toContain('Your questions')
  expect(scriptOf(5, caseOf(5))).not.toContain('Ask these when the magistrate')
  expect(plannedIn(15, caseOf(5)).join('\n')).toMatch(/^Your questions to the appraiser: 0:\d\d$/m)
})

it('says that the case holds no more where all of it is said and time is left', () => {
  expect(scriptOf(15, thin)).toContain(HOLDS_NO_MORE)
  expect(scriptOf(5, caseOf(5))).not.toContain(HOLDS_NO_MORE)
})

it('calls its length no choice of anybody', () => {
  const sheet = sheetOf(materialOf('hearing_script', NEW_HOMESTEAD))
  expect(sheet.facts.find(({ id }) => id === 'script.minutes')?.source).toBe(
    'The length this script is made for',
  )
})
