/** Owns reading what Vitest and Playwright wrote down about a run, as titles that passed or did not. */
import { z } from 'zod'

export type Outcome = { readonly title: string; readonly passed: boolean }

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
})

type Step = { readonly title: string; readonly error?: unknown; readonly steps?: readonly Step[] | undefined }
const step: z.ZodType<Step> = z.lazy(() =>
  z.object({ title: z.string(), error: z.unknown().optional(), steps: z.array(step).optional() }),
)

const spec = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ results: z.array(z.object({ status: z.string(), steps: z.array(step).optional() })) }),
  ),
})

type Suite = {
  readonly specs: readonly z.infer<typeof spec>[]
  readonly suites?: readonly Suite[] | undefined
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
)
const playwrightReport = z.object({ suites: z.array(suite) })

const fromSteps = (steps: readonly Step[]): readonly Outcome[] =>
  steps.flatMap(({ title, error, steps: inner = [] }) => [
    { title, passed: error === undefined },
    ...fromSteps(inner),
  ])

/** A skipped journey is "ok" to Playwright; to us it proves nothing. */
const fromSpec = ({ title, ok, tests }: z.infer<typeof spec>): readonly Outcome[] => {
  const last = tests.flatMap(({ results }) => results.slice(-1))
  const passed = ok && last.length > 0 && last.every(({ status }) => status === 'passed')
  return [{ title, passed }, ...last.flatMap(({ steps = [] }) => fromSteps(steps))]
}

const fromSuite = ({ specs, suites = [] }: Suite): readonly Outcome[] => [
  ...specs.flatMap(fromSpec),
  ...suites.flatMap(fromSuite),
]

/** The report of either runner, told apart by its shape. */
export const outcomesIn = (report: unknown): readonly Outcome[] => {
  const vitest = vitestReport.safeParse(report)
  if (vitest.success) {
    const results = vitest.data.testResults.flatMap(({ assertionResults }) => assertionResults)
    return results.map(({ fullName, status }) => ({ title: fullName, passed: status === 'passed' }))
  }
  return playwrightReport.parse(report).suites.flatMap(fromSuite)
}
