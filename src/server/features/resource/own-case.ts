/** Finds what an owner has gathered for a home and the year of the newest notices. */
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import { asPrinted } from '#core/document/facts/owner-words/unheard-words.ts'
import type { CasePhoto } from '#core/document/template/case-file-facts.ts'
import type { Context } from '#server/context.ts'
import { casesOf } from '#server/features/case-file/queries.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'

const mostCases = 100

/** undefined when there is no case for this home and year. */
export const ownCaseOf = async (ctx: Context, home: PropertyRow) => {
  const noticeYear = noticeYearOn(todayInFlorida(ctx.now()))
  const { entries } = await casesOf(ctx.db, home.userId, { page: 1, pageSize: mostCases })
  const found = entries.find(({ propertyId, taxYear }) => propertyId === home.id && taxYear === noticeYear)
  if (!found) return undefined
  const files = await uploadsOf(ctx.db, home.userId, found.id)
  return { ...found, file: asOnValuationDay(asPrinted(found.file), found.taxYear, files) }
}

type OwnCase = NonNullable<Awaited<ReturnType<typeof ownCaseOf>>>

export const photosOf = async (ctx: Context, { userId, id }: OwnCase): Promise<readonly CasePhoto[]> =>
  (await uploadsOf(ctx.db, userId, id)).filter(({ kind }) => kind === 'photo')
