/** Proves that a script fits its time whatever the case holds, names its sales shortly, and says that nothing is left only where that is so. */
import { describe, expect, it } from 'vitest'
import type { CaseSale, ConditionItem, Correction } from '#core/case/file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { SCRIPT_MINUTES, type ScriptMinutes } from '../draft-kinds.ts'
import type { CaseMaterial } from '../facts/case.ts'
import { rich, richHeld, thin } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf, writtenCases } from '../testing/written-cases.ts'
import { spokenWords } from './script-length.ts'

const { sales: known } = rich
const [first] = richHeld.file.comparables
if (known === undefined || typeof known === 'string' || !first) throw new Error('the case has sales')
const [adjusted] = known.comparables
if (!adjusted) throw new Error('the sales are adjusted')

const HOLDS_NO_MORE = 'Your case holds no more to say'

/** As many sales of the roll, each chosen with a reason of some length. */
const caseOf = (count: number): Partial<CaseMaterial> => {
  const ids = Array.from({ length: count }, (_, at) => `S-${String.fromCharCode(65 + at)}`)
  const reason = 'The same builder and the same plan, two streets away'
  const comparables = ids.map(
    (id): CaseSale => ({ ...first, id, parcelId: id, address: `${id} Elm Ct`, reason }),
  )
  const roll = ids.map((parcelId, at) => ({
    ...adjusted,
    home: { ...adjusted.home, parcelId },
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

const linesOf = (minutes: ScriptMinutes, more: Partial<CaseMaterial>): readonly string[] =>
  composeAll(sheetOf(materialOf('hearing_script', NEW_HOMESTEAD, { ...rich, ...more, minutes }))).flatMap(
    ({ paragraphs }) => paragraphs,
  )
const scriptOf = (minutes: ScriptMinutes, more: Partial<CaseMaterial>): string =>
  linesOf(minutes, more).join('\n')

describe('at 130 words a minute', () => {
  const written = writtenCases.filter(([, { kind }]) => kind === 'hearing_script')

  it.each(written)('%s fits in its time', (_name, sheet) => {
    const words = spokenWords(composeAll(sheet).flatMap(({ paragraphs }) => paragraphs))
    expect(words / 130).toBeLessThanOrEqual(sheet.situation.minutes ?? 0)
  })

  it.each(
    SCRIPT_MINUTES.flatMap((minutes) =>
      [1, 3, 6, 12, 17].map((count) => [`${minutes} minutes, ${count} sales`, minutes, count] as const),
    ),
  )('%s', (_name, minutes, count) => {
    expect(spokenWords(linesOf(minutes, caseOf(count))) / 130).toBeLessThanOrEqual(minutes * 0.85)
  })

  it.each(SCRIPT_MINUTES)('%i minutes with twelve long defects and corrections', (minutes) => {
    expect(spokenWords(linesOf(minutes, crowded(12))) / 130).toBeLessThanOrEqual(minutes)
  })
})

it('names three sales at most, each with its adjusted price, and then the range of all', () => {
  const text = scriptOf(5, caseOf(9))
  const named = text.match(
    /“Sale \d: S-[A-Z] Elm Ct sold in June 2025 for \$380,000\. Adjusted to my home, that is \$40\d,\d00\.”/g,
  )
  expect(named?.length).toBeLessThanOrEqual(3)
  expect(named?.length).toBeGreaterThan(2)
  expect(text).toContain('“The other sales are in the same grid, each adjusted in the same way.”')
  expect(text).toContain('“The adjusted prices run from $400,000 to $408,000.”')
  expect(scriptOf(10, caseOf(3))).not.toContain('The other sales')
})

it('says of each sale that it names in a few words too that it was made after the valuation date', () => {
  const { held, ...more } = caseOf(4)
  if (!held) throw new Error('there is a case')
  const late = held.file.comparables.map((one) => ({ ...one, parcelId: '', soldYear: 2026 }))
  const text = scriptOf(5, { ...more, held: { ...held, file: { ...held.file, comparables: late } } })
  expect(text.match(/sold in June 2026 for \$380,000\. It sold after January 1, 2026/g)).toHaveLength(3)
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
