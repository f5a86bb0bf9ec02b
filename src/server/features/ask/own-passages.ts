/** What the person's case says of itself, as passages that lead to it. */
import { paths } from '#contract/page-paths.ts'
import { ownFacts } from '#core/ask/own-facts.ts'
import type { Passage } from '#core/ask/passage.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import { datedFacts } from '#server/features/case-file/actions.ts'
import { casesOf } from '#server/features/case-file/queries.ts'
import { propertiesOf } from '#server/features/property/queries.ts'

/** Of the case worked on last; the county is that of its home, or of the newest home. */
export const ownPassages = async (ctx: Context, userId: string) => {
  const homes = await propertiesOf(ctx.db, userId)
  const { entries } = await casesOf(ctx.db, userId, { page: 1, pageSize: 1 })
  const [row] = entries
  const home = row && homes.find(({ id }) => id === row.propertyId)
  if (!row || !home) return { passages: [], countyId: homes[0]?.countyId ?? null }
  const facts = datedFacts(ctx, row, home)
  const passages = ownFacts({ ...facts, today: todayInFlorida(ctx.now()) }).map(
    ({ fact, sentences }): Passage => ({
      id: `case:${fact}`,
      kind: 'case',
      label: `Your case, ${facts.address}, ${row.taxYear}`,
      path: paths.appealCase(row.id),
      about: '',
      sentences: sentences.map((text) => ({ text, sources: [] })),
      isWhole: true,
      cautions: [],
      countyId: null,
    }),
  )
  return { passages, countyId: home.countyId }
}
