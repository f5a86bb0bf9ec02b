/** What an asker's own home would save, or each of their homes: passages made of the figures of case or report. */
import { paths } from '#contract/page-paths.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { extractFrom } from '#core/ask/cited-answer.ts'
import {
  asksForOwnSaving,
  asksOfEachHome,
  asksOfOwnHomestead,
  asksWhetherToFile,
  asksWhichHomeFirst,
} from '#core/ask/own-saving.ts'
import type { AnswerPart } from '#core/ask/passage.ts'
import { type CalendarDate, formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { homesInOrder } from '#core/case/homes-in-order.ts'
import * as caseWords from '#messages/ask/actions.ts'
import * as words from '#messages/ask/own-saving.ts'
import type { Context } from '#server/context.ts'
import { listCasesOf, readHomeOutlook } from '#server/features/case-file/actions.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { decisionIsYours } from '#words/ask/not-advice.ts'
import { firstHomeWords, homeLine, togetherWords } from '#words/ask/own-homes.ts'
import { ownSavingWords } from '#words/ask/own-saving.ts'
import { petitionDayToAct } from '#words/season/shut-day.ts'
import type { Found } from './find-answer.ts'
import { type HomeMeant, passagesOf, streetOf } from './own-passages.ts'

export type Person = Parameters<typeof readHomeOutlook>[1] & Parameters<typeof listCasesOf>[1]

type Read = NonNullable<Awaited<ReturnType<typeof readHomeOutlook>>>

/** Where the figures are told in full. */
const placeOf = (home: PropertyRow, { taxYear, leadId }: Read, { cases }: HomeMeant) => {
  const address = streetOf(home)
  const open = cases.find((one) => one.propertyId === home.id && one.taxYear === taxYear)
  if (open) return { label: caseWords.yourCase({ address, taxYear }), path: paths.appealCase(open.id) }
  return leadId === null
    ? { label: words.yourHome({ address }), path: paths.answerOfHome(home.id) }
    : { label: words.yourReport({ address }), path: paths.report(leadId) }
}

/** A person has no more cases. */
const mostCases = 100

/** The homes asked about, in the order that Home has. */
const readOf = async (ctx: Context, person: Person, meant: HomeMeant, isOfEach: boolean) => {
  const homes = isOfEach ? meant.homes : meant.homes.filter(({ id }) => id === meant.home?.id)
  const found = await Promise.all(
    homes.map(async (home) => ({ home, read: await readHomeOutlook(ctx, person, home.id) })),
  )
  const known = found.flatMap(({ home, read }) => (read === undefined ? [] : [{ home, read }]))
  if (known.length < 2) return known
  const { cases } = await listCasesOf(ctx, person, { page: 1, pageSize: mostCases })
  return homesInOrder(known, ({ home, read: { outlook, taxYear } }) => {
    const open = cases.find((one) => one.propertyId === home.id && one.taxYear === taxYear)
    return {
      address: streetOf(home),
      outlook,
      own: open ? { isFiled: open.isUnderWay, dueOn: open.nextStep.deadline?.dueOn ?? null } : null,
    }
  })
}

type ReadHomes = Awaited<ReturnType<typeof readOf>>

/** As its notice prints it, else as its county reported it for that year. */
const lastDayOf = (ctx: Context, { home, read: { notice, taxYear } }: ReadHomes[number]) => {
  const season = ctx.counties.find(home.countyId)?.season
  const reported = season?.year === taxYear ? reportedPetitionDate(season) : null
  const lastDay = notice.petitionDueOn ?? reported
  return lastDay === null ? null : petitionDayToAct(lastDay, todayInFlorida(ctx.now())).on
}

const toldOf = (ctx: Context, homes: ReadHomes, meant: HomeMeant) =>
  homes.map((one) => ({
    street: streetOf(one.home),
    outlook: one.read.outlook,
    lastDay: lastDayOf(ctx, one),
    place: placeOf(one.home, one.read, meant),
  }))

type ToldHome = ReturnType<typeof toldOf>[number]

const partsWith = ({ place }: ToldHome, sentences: readonly string[], isItem: boolean) =>
  passagesOf([{ fact: 'saving', sentences }], place.label, place.path).map(
    (passage): AnswerPart => ({
      passage,
      sentences: passage.sentences.map((one) => ({ ...one, ...(isItem && { isItem: true as const }) })),
    }),
  )

/** The figures of one home, or a line for each of several. */
const partsOf = (homes: readonly ToldHome[], today: CalendarDate, isWhether: boolean) =>
  homes.flatMap((home) => {
    if (homes.length > 1) return partsWith(home, [homeLine(home, today)], true)
    const { lastDay, outlook } = home
    const day = lastDay !== null && lastDay >= today ? formatCalendarDate(lastDay) : null
    return partsWith(home, ownSavingWords(outlook, { isWhether, lastDay: day }), false)
  })

/** 'What would get me the biggest reduction' wishes for another thing. */
const isWishForSaving = ({ wish }: Found, question: string): boolean =>
  wish === 'saving' && /\bsav|\btax(?:es)?\b|\bbill\b/i.test(question)

const uncited = (text: string) => ({ text, citations: [] })

/** What is asked of the asker's own homes; null where it is another thing. */
const askedOf = (found: Found, { question, homes }: HomeMeant) => {
  const isFirst = homes.length > 1 && asksWhichHomeFirst(question)
  const isToFile = !isFirst && found.kind !== 'answer' && asksWhetherToFile(question)
  if (!isFirst && !isToFile && !asksForOwnSaving(question) && !isWishForSaving(found, question)) return null
  return { isFirst, isToFile, isWhether: isToFile || /\bworth\b/i.test(question) }
}

/** What claiming it would save on the asker's home, and by when, before what holds for everybody. */
const withOwnHomestead = async (
  ctx: Context,
  person: Person,
  meant: HomeMeant,
  found: Found,
): Promise<Found> => {
  if (!asksOfOwnHomestead(meant.question)) return found
  const [one] = await readOf(ctx, person, meant, false)
  const unclaimed = one?.read.outlook.unclaimedHomestead ?? null
  if (one === undefined || unclaimed === null) return found
  const { label, path } = placeOf(one.home, one.read, meant)
  const own = passagesOf([{ fact: 'homestead', sentences: [unclaimed.words] }], label, path).map(
    (passage): AnswerPart => ({ passage, sentences: passage.sentences }),
  )
  const rest = found.kind === 'answer' ? found : { ...found, kind: 'answer' as const, wish: null }
  return { ...rest, parts: [...own, ...rest.parts], sentences: [...extractFrom(own), ...rest.sentences] }
}

/** The figures in the place of a page for everybody, and beside what is the person's own to decide; else what was found. */
export const withOwnSaving = async (
  ctx: Context,
  person: Person,
  meant: HomeMeant,
  found: Found,
): Promise<Found> => {
  const { question } = meant
  const asked = askedOf(found, meant)
  if (asked === null) return withOwnHomestead(ctx, person, meant, found)
  const homes = await readOf(ctx, person, meant, asked.isFirst || asksOfEachHome(question))
  if (homes.length === 0) return found
  const today = todayInFlorida(ctx.now())
  const told = toldOf(ctx, homes, meant)
  const parts = partsOf(told, today, asked.isWhether)
  const [lines, together] = [extractFrom(parts), told.length > 1 ? togetherWords(told).map(uncited) : []]
  const sentences = asked.isFirst
    ? [uncited(firstHomeWords(told, today)), ...lines, ...together]
    : [...together, ...lines]
  if (asked.isToFile && found.kind === 'not_advice')
    return { ...found, parts, sentences: [...sentences, uncited(decisionIsYours())] }
  const last = asked.isFirst || asked.isWhether ? words.fileIsUpToYou() : words.nobodyKnows()
  return { kind: 'answer', wish: null, parts, sentences: [...sentences, uncited(last)], places: [] }
}
