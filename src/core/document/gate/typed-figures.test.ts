/** Proves that an owner's own words with figures, years and amounts never keep a document from being written. */
import { expect, it } from 'vitest'
import type { CaseFile, ConditionItem } from '#core/case/file.ts'
import { NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { DOCUMENT_KINDS } from '../draft-kinds.ts'
import { planOf } from '../draft-plan.ts'
import { richHeld, richSales } from '../testing/rich-case.ts'
import { composeAll, materialOf, sheetOf } from '../testing/written-cases.ts'
import { checkDocument } from './fact-gate.ts'

/** What step 4 itself shows as an example. */
const exampleOfHelp = 'roof leaking since October 2025'

const TYPED = [
  exampleOfHelp,
  'roof leaks over the bedroom since the storm in October 2025',
  'roof leaks since 2025',
  'my home leaks at 2 places, about 30% of the roof',
  '2 of 3 skylights leak',
  '(3) windows, 6 ft x 4 ft, won’t close',
  '$9,000 of water damage. it began 10/12/2025! quote #A-17',
  'two cracked tiles in the 2nd bathroom, 1/2 inch',
  'techo con goteras desde octubre de 2025',
  'A/C: 3.5 tons, 22 yrs old',
]

const itemOf = (typed: string, at: number): ConditionItem => ({
  id: `i${at}`,
  what: typed,
  where: at % 2 === 0 ? typed : 'over bedroom 2',
  presentOnValuationDay: at % 3 === 2 ? false : at % 5 === 4 ? null : true,
  wasThereAtPurchase: at % 2 === 0,
  costCents: 900_000,
  costSource: (['estimate', 'own', 'invoice'] as const)[at % 3] ?? 'own',
  costDetail: typed,
  costScope: typed,
  ...(at % 4 === 3 && { inEnglish: 'roof leaks since October 2025', whereInEnglish: 'bedroom 2' }),
})

const withItems = (condition: readonly ConditionItem[], typed: string): CaseFile => ({
  ...richHeld.file,
  condition,
  corrections: richHeld.file.corrections.map((one) => ({
    ...one,
    trueValue: typed,
    why: typed,
    proof: typed,
  })),
  value: { ...richHeld.file.value, reasons: `${typed}\nI paid 6 percent more than 2 neighbors.` },
})

const ALL = TYPED.map(itemOf)

const files: readonly (readonly [string, CaseFile])[] = [
  ...TYPED.map(
    (typed) => [typed, withItems([{ ...itemOf(typed, 0), presentOnValuationDay: true }], typed)] as const,
  ),
  ['all of them', withItems(ALL, exampleOfHelp)],
  [
    'all of them, on the purchase alone',
    { ...withItems(ALL, exampleOfHelp), comparables: [], purchaseIsEnough: true },
  ],
]

const homes = [
  [NEW_HOMESTEAD, {}],
  [RENTAL, { livesThere: false }],
] as const

it.each(files)('%s', (_, file) => {
  const files = richHeld.files.map((one) => ({ ...one, caption: file.condition[0]?.what ?? '' }))
  const found = homes.flatMap(([home, more]) =>
    DOCUMENT_KINDS.flatMap((kind) => {
      const given = materialOf(kind, home, { held: { file, files }, sales: richSales })
      const sheet = sheetOf({ ...given, home: { ...given.home, ...more } })
      return checkDocument(sheet, planOf(sheet), composeAll(sheet)).map((problem) => ({ kind, problem }))
    }),
  )
  expect(found).toEqual([])
})
