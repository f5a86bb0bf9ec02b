/** The worked examples of the content files, worked out while the site is built. */
import { parse } from 'yaml'
import { z } from 'zod'
import { type WorkedExample, workExample } from '#core/course/worked-example.ts'
import { formatMoney } from '#core/money.ts'
import text from '/content/modules/01-introduction-and-background/examples.yaml?raw'

const file = z.object({
  taxYear: z.int(),
  millage: z.object({
    countyName: z.string(),
    rateYear: z.int(),
    schoolMills: z.number(),
    nonSchoolMills: z.number(),
  }),
  examples: z.array(
    z.object({
      id: z.string(),
      portionKind: z.enum(['homestead', 'non_homestead_residential', 'other', 'classified']),
      homesteadExemption: z.boolean(),
      justValue: z.number(),
      assessedSchool: z.number(),
      assessedNonSchool: z.number(),
      requestedJustValue: z.number(),
    }),
  ),
})

const { taxYear, millage, examples } = file.parse(parse(text))

export const exampleBasis = `Tax year ${taxYear}, ${millage.countyName} County’s average rates of ${millage.rateYear}`

const worked: ReadonlyMap<string, WorkedExample> = new Map(
  examples.map((example) => [example.id, workExample(example, { taxYear, ...millage })]),
)

/** Throws for an example that the file does not have. */
export const workedExample = (id: string): WorkedExample => {
  const found = worked.get(id)
  if (!found) throw new Error(`No worked example is called ${id}`)
  return found
}

const tokensOf = (id: string, example: WorkedExample): readonly (readonly [string, string])[] => [
  [`example:${id}.justValue`, formatMoney(example.justCents)],
  [`example:${id}.requestedJustValue`, formatMoney(example.requestedJustCents)],
  [`example:${id}.assessedSchool`, formatMoney(example.assessedCents.school)],
  [`example:${id}.assessedNonSchool`, formatMoney(example.assessedCents.non_school)],
  [`example:${id}.taxableSchool`, formatMoney(example.taxableCents.school)],
  [`example:${id}.taxableNonSchool`, formatMoney(example.taxableCents.non_school)],
  [`example:${id}.saving`, formatMoney(example.savingCents)],
  [`example:${id}.savingSchool`, formatMoney(example.savingByLevyCents.school)],
  [`example:${id}.savingNonSchool`, formatMoney(example.savingByLevyCents.non_school)],
  [`example:${id}.breakEvenCutPercent`, `${example.breakEvenCutPercent}%`],
]

export const exampleTokens: Readonly<Record<string, string>> = Object.fromEntries(
  [...worked].flatMap(([id, example]) => tokensOf(id, example)),
)
