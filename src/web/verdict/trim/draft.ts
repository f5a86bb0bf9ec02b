/** The TRIM numbers while they are being typed, as text, and how the contract's schema reads them. */
import { z } from 'zod'
import type { ReportParcel } from '#contract/report/parcel.ts'
import { trimNumbers } from '#contract/report/verdict.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { CaseNotice } from '#core/case/file.ts'
import { asksOtherUse } from '#core/tax/trim/doubts.ts'
import { ofEachTrimField, TRIM_FIELDS, type TrimField, trimFieldNames } from '#core/tax/trim/numbers.ts'
import * as words from '#messages/verdict/trim-draft.ts'
import { enteredNumberFault, readEnteredNumber } from '#web/property/entered-number.ts'
import { type TrimFieldText, trimFields } from './fields.ts'

export type TypedTrimNumbers = z.infer<typeof trimNumbers>

/** In the order of the form. */
const draftNames = [
  'countyId',
  'taxYear',
  'homestead',
  ...trimFieldNames,
  'otherUse',
  'portabilityThisYear',
] as const satisfies readonly (keyof TypedTrimNumbers)[]

export const trimDraftText = z.record(z.enum(draftNames), z.string())
export type TrimDraft = z.infer<typeof trimDraftText>

const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** What is not a number is left out, for the contract's own rules to miss it. */
const numberOf = (text: string): number | undefined => {
  const read = readEnteredNumber(text)
  return read.kind === 'number' ? read.value : undefined
}

/** Only below its just value can a homestead have begun the year with a difference moved from another home. */
export const asksPortability = (
  draft: Pick<TrimDraft, 'homestead' | 'justValue' | 'assessedSchool'>,
): boolean => {
  const [just, assessed] = [numberOf(draft.justValue), numberOf(draft.assessedSchool)]
  return draft.homestead === 'yes' && just !== undefined && assessed !== undefined && assessed < just
}

/** Only where farm land, a rented part or business use could be what keeps the assessed value down. */
export const draftAsksOtherUse = (
  draft: Pick<TrimDraft, 'homestead' | 'justValue' | 'assessedSchool' | 'assessedCounty'>,
): boolean =>
  asksOtherUse({
    homestead: draft.homestead === 'yes',
    justValue: numberOf(draft.justValue) ?? null,
    assessedSchool: numberOf(draft.assessedSchool) ?? null,
    assessedCounty: numberOf(draft.assessedCounty) ?? null,
  })

const asNumbers = (draft: TrimDraft) => ({
  countyId: draft.countyId,
  taxYear: numberOf(draft.taxYear),
  homestead: yesOrNo[draft.homestead],
  ...ofEachTrimField((name) => numberOf(draft[name])),
  ...(draftAsksOtherUse(draft) && { otherUse: yesOrNo[draft.otherUse] }),
  ...(asksPortability(draft) && { portabilityThisYear: yesOrNo[draft.portabilityThisYear] }),
})

/** Why this field's text is no number yet, in words that name the field and what to type; null when it is one. */
const textFault = (draft: TrimDraft, { name, label, example }: TrimFieldText): string | null => {
  if (draft[name].trim() === '') return words.typeTheNumberPrintedOnThe({ label, example })
  const typed = numberOf(draft[name])
  // Other values may be $0 where all is exempt; without a market value there is nothing to work out.
  if (name === 'justValue' && typed !== undefined && typed <= 0)
    return words.everyHomeHasAMarketValue({ label, example })
  return enteredNumberFault(draft[name], { label, example })
}

/** A question that is not answered yet is `null` to a browser's form, and empty to ours. */
const textOfForm = z.record(z.enum(draftNames), z.string().catch(''))

/** From text to the numbers as the contract wants them; every field has at most one fault, in plain words. */
export const trimDraft = textOfForm.transform((draft, context): TypedTrimNumbers => {
  const faults = new Map<PropertyKey | undefined, string>()
  for (const field of trimFields) {
    const fault = textFault(draft, field)
    if (fault !== null) faults.set(field.name, fault)
  }
  if (draftAsksOtherUse(draft) && draft.otherUse === '') faults.set('otherUse', words.chooseYesOrNo())
  const read = trimNumbers.safeParse(asNumbers(draft))
  for (const { path, message } of read.error?.issues ?? []) {
    if (!faults.has(path[0])) faults.set(path[0], message)
  }
  if (read.success && faults.size === 0) return read.data
  for (const [field, message] of faults) {
    context.addIssue({ code: 'custom', path: field === undefined ? [] : [field], message })
  }
  return z.NEVER
})

/** An empty form, with what is known already filled in. */
export const newTrimDraft = (now: Date, known: Partial<TrimDraft> = {}): TrimDraft => ({
  countyId: '',
  taxYear: String(noticeYearOn(todayInFlorida(now))),
  homestead: '',
  ...ofEachTrimField(() => ''),
  otherUse: '',
  portabilityThisYear: '',
  ...known,
})

export const answerText = (homestead: boolean): string => (homestead ? 'yes' : 'no')

const inDollars = (amount: number): string => new Intl.NumberFormat('en-US').format(amount)

/** This year's figures of the county's record, to be changed where the notice prints others; '' where the record has none. */
export const recordedNumbers = (
  parcel: Pick<ReportParcel, 'justValueCents' | 'assessed' | 'taxable'>,
): Record<TrimField, string> =>
  ofEachTrimField((name) => {
    const { recorded } = TRIM_FIELDS[name]
    if (recorded === null) return ''
    if (recorded === 'just') return inDollars(parcel.justValueCents / 100)
    const [value, levy] = recorded
    return inDollars(parcel[value][levy === 'school' ? 'schoolCents' : 'nonSchoolCents'] / 100)
  })

/** Numbers given before, to be changed. */
export const draftOfNumbers = (typed: TypedTrimNumbers): TrimDraft => ({
  countyId: typed.countyId,
  taxYear: String(typed.taxYear),
  homestead: answerText(typed.homestead),
  ...ofEachTrimField((name) => inDollars(typed[name])),
  otherUse: typed.otherUse === undefined ? '' : answerText(typed.otherUse),
  portabilityThisYear: typed.portabilityThisYear === undefined ? '' : answerText(typed.portabilityThisYear),
})

/** The notice of a case, to be confirmed; null while one of its numbers is missing. */
export const draftOfNotice = (
  { numbers, homestead, otherUse }: CaseNotice,
  known: Pick<TrimDraft, 'countyId'> & { readonly taxYear: number },
): TrimDraft | null => {
  if (homestead === null || Object.values(numbers).includes(null)) return null
  return newTrimDraft(new Date(), {
    ...known,
    taxYear: String(known.taxYear),
    homestead: answerText(homestead),
    ...ofEachTrimField((name) => inDollars(numbers[name] ?? 0)),
    ...(otherUse != null && { otherUse: answerText(otherUse) }),
  })
}
