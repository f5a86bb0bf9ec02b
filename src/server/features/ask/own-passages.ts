/** What a person's own case says of itself, as passages, and whose county is meant. */
import { paths } from '#contract/page-paths.ts'
import type { Passage } from '#core/ask/passage.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/ask/actions.ts'
import type { Context } from '#server/context.ts'
import { datedFacts, ownValuesOf } from '#server/features/case-file/actions.ts'
import { casesOf } from '#server/features/case-file/queries.ts'
import { propertiesOf } from '#server/features/property/queries.ts'
import { factsWithoutCase, type OwnFact, ownFacts } from '#words/ask/own-facts.ts'
import type { Asker } from './find-answer.ts'

export const passagesOf = (facts: readonly OwnFact[], label: string, path: string): readonly Passage[] =>
  facts.map(({ fact, sentences, saysAll }) => ({
    id: `case:${fact}`,
    kind: 'case',
    label,
    path,
    about: '',
    sentences: sentences.map((text) => ({ text, sources: [] })),
    isWhole: true,
    cautions: [],
    countyId: null,
    ...(saysAll && { saysAll }),
  }))

const clerkOf = ({ counties }: Context, countyId: string): string | null => {
  const { phone, url } = counties.find(countyId)?.vab ?? {}
  return phone ?? url ?? null
}

/** Of the case worked on last; the county is that of its home, or of the newest home. */
export const ownPassages = async (ctx: Context, userId: string): Promise<Asker> => {
  const homes = await propertiesOf(ctx.db, userId)
  const { entries } = await casesOf(ctx.db, userId, { page: 1, pageSize: 1 })
  const [row] = entries
  const home = row && homes.find(({ id }) => id === row.propertyId)
  if (!row || !home)
    return {
      passages: passagesOf(factsWithoutCase(), words.yourAppeal(), paths.appeal()),
      countyId: homes[0]?.countyId ?? null,
    }
  const facts = datedFacts(ctx, row, home)
  const values = await ownValuesOf(ctx, home, row)
  const own = ownFacts({
    ...facts,
    parcelId: home.parcelId,
    today: todayInFlorida(ctx.now()),
    values,
    clerk: clerkOf(ctx, home.countyId),
  })
  const label = words.yourCase({ address: facts.address, taxYear: row.taxYear })
  return { passages: passagesOf(own, label, paths.appealCase(row.id)), countyId: home.countyId }
}
