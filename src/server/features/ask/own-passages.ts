/** What a person's own case says of itself, as passages, whose county is meant, and which of several homes. */
import { paths } from '#contract/page-paths.ts'
import { namedHome } from '#core/ask/named-home.ts'
import type { Passage } from '#core/ask/passage.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/ask/actions.ts'
import type { Context } from '#server/context.ts'
import type { CaseRow } from '#server/db/schema/cases.ts'
import { datedFacts, ownValuesOf } from '#server/features/case-file/actions.ts'
import { casesOf } from '#server/features/case-file/queries.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
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

const askerOf = async (ctx: Context, home: PropertyRow | null, row: CaseRow | undefined): Promise<Asker> => {
  if (!row || !home)
    return {
      passages: passagesOf(factsWithoutCase(), words.yourAppeal(), paths.appeal()),
      countyId: home?.countyId ?? null,
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

/** A person has no more cases. */
const mostCases = 100

export interface HomeMeant {
  readonly asker: Asker
  /** With 'my home' in the place of its name. */
  readonly question: string
  /** Null where the person has none. */
  readonly home: PropertyRow | null
  /** All of theirs. */
  readonly homes: readonly PropertyRow[]
  readonly cases: readonly Pick<CaseRow, 'id' | 'propertyId' | 'taxYear'>[]
  /** Where there are several to mean. */
  readonly among: {
    readonly street: string
    /** Chosen, or named in the question. */
    readonly isSaid: boolean
    readonly areInOneCounty: boolean
  } | null
}

/** '2809 Sedona Trce, Apt 4' */
export const streetOf = ({ addressLine1, addressLine2 }: PropertyRow): string =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')

/** The home that was chosen or is named, else that of the case worked on last, else the newest; undefined where the chosen one is not the person's. */
export const homeMeant = async (
  ctx: Context,
  userId: string,
  asked: { readonly question: string; readonly propertyId?: string | undefined },
): Promise<HomeMeant | undefined> => {
  const homes = await propertiesOf(ctx.db, userId)
  const chosen = homes.find(({ id }) => id === asked.propertyId)
  if (asked.propertyId !== undefined && chosen === undefined) return undefined
  const { entries } = await casesOf(ctx.db, userId, { page: 1, pageSize: mostCases })
  const named = namedHome(asked.question, homes)
  const said = chosen ?? homes.find(({ id }) => id === named?.id)
  const home = said ?? homes.find(({ id }) => id === entries[0]?.propertyId) ?? homes[0] ?? null
  const ofHome = entries.filter(({ propertyId }) => propertyId === home?.id)
  // Of a home that is said the newest year is meant, whichever was opened last.
  const row = said ? ofHome.toSorted((one, other) => other.taxYear - one.taxYear)[0] : ofHome[0]
  return {
    asker: await askerOf(ctx, home, row),
    question: named?.rest ?? asked.question,
    home,
    homes,
    cases: entries,
    among:
      home === null || homes.length < 2
        ? null
        : {
            street: streetOf(home),
            isSaid: said !== undefined,
            areInOneCounty: homes.every(({ countyId }) => countyId === home.countyId),
          },
  }
}
