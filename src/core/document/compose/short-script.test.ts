/** Proves that a short script names each sale that it counts, fills its time, and says that nothing is left only where that is so. */
import { expect, it } from 'vitest'
import type { CaseSale } from '#core/case/case-file.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { ScriptMinutes } from '../draft-kinds.ts'
import type { CaseMaterial } from '../facts/fact-sheet-case.ts'
import { rich, richHeld, thin } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'

const { sales: known } = rich
const [first] = richHeld.file.comparables
if (known === undefined || typeof known === 'string' || !first) throw new Error('the case has sales')
const [adjusted] = known.comparables
if (!adjusted) throw new Error('the sales are adjusted')

const HOLDS_NO_MORE = 'Your case holds no more to say yet'

/** As many sales of the roll, each chosen with a reason of some length. */
const caseOf = (count: number): Partial<CaseMaterial> => {
  const ids = Array.from({ length: count }, (_, at) => `S-${String.fromCharCode(65 + at)}`)
  const comparables = ids.map(
    (id): CaseSale => ({
      ...first,
      ...{
        id,
        parcelId: id,
        address: `${id} Elm Ct`,
        reason: 'The same builder and the same plan, two streets away',
      },
    }),
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

const scriptOf = (minutes: ScriptMinutes, more: Partial<CaseMaterial>): string =>
  composeAll(sheetOf(materialOf('hearing_script', NEW_HOMESTEAD, { ...rich, ...more, minutes })))
    .flatMap(({ paragraphs }) => paragraphs)
    .join('\n')

it.each([
  [5, 5],
  [5, 9],
  [10, 9],
] as const)(
  'of %i minutes with %i sales names each, with its adjusted price, before their range',
  (minutes, count) => {
    const text = scriptOf(minutes, caseOf(count))
    const named = text.match(/“S-[A-Z] Elm Ct sold in June 2025 for \$380,000/g)
    expect(named).toHaveLength(count)
    expect(text).toContain(`The ${count} adjusted prices lie between $400,000`)
    expect(text.match(/[Aa]djusted to my home (it comes to|that is)/g)).toHaveLength(count)
  },
)

it('says of each sale in a few words too that it was made after the valuation day', () => {
  const { held, ...more } = caseOf(12)
  if (!held) throw new Error('there is a case')
  const late = held.file.comparables.map((one) => ({ ...one, parcelId: '', soldYear: 2026 }))
  const text = scriptOf(5, { ...more, held: { ...held, file: { ...held.file, comparables: late } } })
  expect(text.match(/sold in June 2026 for \$380,000\. It sold after the valuation day/g)).toHaveLength(12)
})

it('of more sales than anybody follows says no range, and where they all are', () => {
  const text = scriptOf(5, caseOf(17))
  expect(text).toContain('my comparable analysis shows them all')
  expect(text).not.toMatch(/17 adjusted prices|Brought to the level/)
})

it('of 5 minutes shows the exhibits, and does not say that a longer one would hold no more', () => {
  const text = scriptOf(5, caseOf(5))
  expect(text).toContain('These are my exhibits, each by the letter that it carries.')
  expect(text).not.toContain(HOLDS_NO_MORE)
})

it('says that the case holds no more where all of it is said and time is left', () => {
  expect(scriptOf(15, thin)).toContain(HOLDS_NO_MORE)
})

it('calls its length no choice of anybody', () => {
  const sheet = sheetOf(materialOf('hearing_script', NEW_HOMESTEAD))
  expect(sheet.facts.find(({ id }) => id === 'script.minutes')?.source).toBe(
    'The length this script is made for',
  )
})
