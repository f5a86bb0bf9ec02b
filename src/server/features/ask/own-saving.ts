/** What an asker's own home would save, or each of their homes: passages made of the figures of case or report. */
import { paths } from '#contract/page-paths.ts'
import { extractFrom } from '#core/ask/cited-answer.ts'
import { asksForOwnSaving, asksOfEachHome, asksWhetherToFile } from '#core/ask/own-saving.ts'
import type { AnswerPart } from '#core/ask/passage.ts'
import { homesInOrder } from '#core/case/homes-in-order.ts'
import * as caseWords from '#messages/ask/actions.ts'
import * as words from '#messages/ask/own-saving.ts'
import * as nearWords from '#messages/case/together.ts'
import type { Context } from '#server/context.ts'
import { listCasesOf, readHomeOutlook } from '#server/features/case-file/actions.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { decisionAround } from '#words/ask/not-advice.ts'
import { ownSavingWords } from '#words/ask/own-saving.ts'
import { savedTogether } from '#words/case/together.ts'
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
    ? { label: words.yourHome({ address }), path: paths.propertySetup(home.id) }
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

const partsOf = (homes: ReadHomes, meant: HomeMeant): readonly AnswerPart[] =>
  homes
    .flatMap(({ home, read }) => {
      const { label, path } = placeOf(home, read, meant)
      const sentences = ownSavingWords(read.outlook, homes.length > 1 ? streetOf(home) : null)
      return passagesOf([{ fact: 'saving', sentences }], label, path)
    })
    .map((passage) => ({ passage, sentences: passage.sentences }))

/** As the list of cases adds them up. */
const togetherOf = (homes: ReadHomes): readonly string[] => {
  const together = savedTogether(homes.map(({ read }) => read.outlook))
  if (together === null) return []
  const { left, near, count } = together
  return [words.together({ left, count }), ...(near === null ? [] : [nearWords.togetherNear({ near })])]
}

/** 'What would get me the biggest reduction' wishes for another thing. */
const isWishForSaving = ({ wish }: Found, question: string): boolean =>
  wish === 'saving' && /\bsav|\btax(?:es)?\b|\bbill\b/i.test(question)

/** The figures in the place of a page for everybody, and beside what is the person's own to decide; else what was found. */
export const withOwnSaving = async (
  ctx: Context,
  person: Person,
  meant: HomeMeant,
  found: Found,
): Promise<Found> => {
  const { question } = meant
  const isAnswered = asksForOwnSaving(question) || isWishForSaving(found, question)
  const isToFile = found.wish === 'decision' && asksWhetherToFile(question)
  if (!isAnswered && !isToFile) return found
  const homes = await readOf(ctx, person, meant, asksOfEachHome(question))
  if (homes.length === 0) return found
  const parts = partsOf(homes, meant)
  const uncited = (text: string) => ({ text, citations: [] })
  const figures = [...extractFrom(parts), ...togetherOf(homes).map(uncited)]
  if (isToFile) {
    const [before, after] = decisionAround()
    return { ...found, parts, sentences: [uncited(before), ...figures, uncited(after)] }
  }
  return {
    kind: 'answer',
    wish: null,
    parts,
    sentences: [
      ...figures,
      uncited(/\bworth\b/i.test(question) ? words.fileIsUpToYou() : words.nobodyKnows()),
    ],
    places: [],
  }
}
