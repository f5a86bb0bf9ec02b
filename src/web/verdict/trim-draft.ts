/** The TRIM numbers while they are being typed, as text, and how the contract's schema reads them. */
import { z } from 'zod'
import { trimNumbers } from '#contract/verdict.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'

export type TypedTrimNumbers = z.infer<typeof trimNumbers>

/** In the order of the form. */
const draftNames = [
  'countyId',
  'taxYear',
  'homestead',
  'justValue',
  'assessedSchool',
  'assessedCounty',
  'taxableSchool',
  'taxableCounty',
  'totalTax',
] as const satisfies readonly (keyof TypedTrimNumbers)[]

export const trimDraftText = z.record(z.enum(draftNames), z.string())
export type TrimDraft = z.infer<typeof trimDraftText>

/** '$420,000' and ' 420000 ' are the same number; what is not a number is left for the schema to refuse. */
const readNumber = (text: string): number | undefined => {
  const digits = text.replace(/[$,\s]/g, '')
  return digits === '' ? undefined : Number(digits)
}

const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** From text to the numbers as the contract wants them; every fault names its field. */
export const trimDraft = trimDraftText
  .transform((draft): unknown => ({
    countyId: draft.countyId,
    taxYear: readNumber(draft.taxYear),
    homestead: yesOrNo[draft.homestead],
    justValue: readNumber(draft.justValue),
    assessedSchool: readNumber(draft.assessedSchool),
    assessedCounty: readNumber(draft.assessedCounty),
    taxableSchool: readNumber(draft.taxableSchool),
    taxableCounty: readNumber(draft.taxableCounty),
    totalTax: readNumber(draft.totalTax),
  }))
  .pipe(trimNumbers)

/** Notices come in August: before that the newest one is last year's. */
export const newestNoticeYear = (today: CalendarDate): number =>
  Number(today.slice(0, 4)) - (today.slice(5, 7) < '08' ? 1 : 0)

/** An empty form, with what is known already filled in. */
export const newTrimDraft = (now: Date, known: Partial<TrimDraft> = {}): TrimDraft => ({
  countyId: '',
  taxYear: String(newestNoticeYear(todayInFlorida(now))),
  homestead: '',
  justValue: '',
  assessedSchool: '',
  assessedCounty: '',
  taxableSchool: '',
  taxableCounty: '',
  totalTax: '',
  ...known,
})

export const homesteadAnswer = (homestead: boolean): string => (homestead ? 'yes' : 'no')

const inDollars = (amount: number): string => new Intl.NumberFormat('en-US').format(amount)

/** Numbers given before, to be changed. */
export const draftOfNumbers = (typed: TypedTrimNumbers): TrimDraft => ({
  countyId: typed.countyId,
  taxYear: String(typed.taxYear),
  homestead: homesteadAnswer(typed.homestead),
  justValue: inDollars(typed.justValue),
  assessedSchool: inDollars(typed.assessedSchool),
  assessedCounty: inDollars(typed.assessedCounty),
  taxableSchool: inDollars(typed.taxableSchool),
  taxableCounty: inDollars(typed.taxableCounty),
  totalTax: inDollars(typed.totalTax),
})
