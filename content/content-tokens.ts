/** Owns which tokens every page, lesson and mail may use: all but those of the operator and of the season. */

import { exampleFile, exampleTokens } from '#content/example/worked.ts'
import { fixedTokens } from '#content/fixed-tokens.ts'
import { statisticsFile, statisticTokens } from '#content/statistics.ts'

/** What the YAML files hold, not yet checked. Throws when one has not the shape of its kind. */
type TokenFiles = { readonly statistics: unknown; readonly examples: readonly unknown[] }

/** Token name → words. */
export const contentTokens = ({ statistics, examples }: TokenFiles): ReadonlyMap<string, string> =>
  new Map([
    ...fixedTokens(),
    ...statisticTokens(statisticsFile.parse(statistics)),
    ...examples.flatMap((file) => [...exampleTokens(exampleFile.parse(file))]),
  ])
