/** Says what an owner who lives in a home can do where the county’s record shows no homestead exemption, and by when. */

import { calendarDate } from '#core/calendar-date.ts'
import { formatDayOfYear, formatPlainDate } from '#core/date-forms.ts'
import { formatMoney } from '#core/money.ts'
import { MOST_SAVE_OUR_HOMES_PERCENT } from '#core/tax/params.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as words from '#messages/verdict/unclaimed-homestead.ts'

interface UnclaimedHomestead {
  /** One year's; not above zero where the exemption ends a cap that keeps more, null where the numbers don’t show it. */
  readonly savingCents: number | null
  /** The day to apply by for the next tax year. */
  readonly applyBy: string
  /** The tax year that a late claim may still be made for, and until when; null where that is over or not known. */
  readonly late: { readonly taxYear: number; readonly until: string } | null
  /** The property appraiser’s; null where it is not known. */
  readonly phone: string | null
}

/** In words, and whether it is more than a petition saves; null where there is no amount, or none to gain. */
const worthOf = (savingCents: number | null, petitionCents: number | null) => {
  const saving = inWholeDollars(savingCents ?? 0)
  if (saving <= 0) return null
  const isMore = petitionCents !== null && saving > petitionCents ? ('yes' as const) : ('no' as const)
  return { saving: formatMoney(saving), isMore }
}

const worthWords = (savingCents: number | null, petitionCents: number | null): string => {
  if (savingCents === null) return words.itCanBeWorthMore()
  const worth = worthOf(savingCents, petitionCents)
  return worth === null
    ? words.itLimitsLaterIncreases({ percent: MOST_SAVE_OUR_HOMES_PERCENT })
    : words.claimingItWouldSave(worth)
}

/** With a late claim both years have their day: two dates for one thing would look like a contradiction. */
const daysToClaim = ({ applyBy, late }: Pick<UnclaimedHomestead, 'applyBy' | 'late'>): readonly string[] => {
  const next = calendarDate(applyBy)
  if (late === null) return [words.applyBy({ day: formatPlainDate(next) })]
  return [
    words.forThisYear({ taxYear: late.taxYear, day: formatDayOfYear(calendarDate(late.until)) }),
    words.forNextYear({ taxYear: next.slice(0, 4), day: formatDayOfYear(next) }),
  ]
}

const howToClaim = (unclaimed: UnclaimedHomestead, petitionCents: number | null): string =>
  [
    worthWords(unclaimed.savingCents, petitionCents),
    ...daysToClaim(unclaimed),
    ...(unclaimed.phone === null ? [] : [words.propertyAppraiser()]),
  ].join(' ')

/** After its question, 'Do you live here?', and before the phone number. `petitionCents`: the year's saving that the answer shows; null where it shows none. */
export const unclaimedHomesteadWords = (
  unclaimed: UnclaimedHomestead,
  petitionCents: number | null,
): string => [words.theRecordShowsNone(), howToClaim(unclaimed, petitionCents)].join(' ')

const withPhone = (told: string, { phone }: UnclaimedHomestead): string =>
  phone === null ? told : `${told} ${phone}`

/** Where it is said already that the record shows none. */
export const claimWords = (unclaimed: UnclaimedHomestead, petitionCents: number | null): string =>
  withPhone(howToClaim(unclaimed, petitionCents), unclaimed)

/** Beside a first answer and after its question, where the days and whom to call wait for the report. */
export const shortUnclaimedHomestead = (
  { savingCents }: Pick<UnclaimedHomestead, 'savingCents'>,
  petitionCents: number | null,
): string => {
  const worth = worthOf(savingCents, petitionCents)
  return worth === null ? words.recordShowsNoneInShort() : words.claimingItIsFree(worth)
}

/** Where it is known that they live there. */
export const claimForHome = (unclaimed: UnclaimedHomestead, petitionCents: number | null): string =>
  withPhone(unclaimedHomesteadWords(unclaimed, petitionCents), unclaimed)

/** Asked only where it is not known whether they live there. */
export const toldUnclaimedHomestead = (
  unclaimed: UnclaimedHomestead,
  petitionCents: number | null,
  livesThere: boolean | undefined,
): string => (livesThere ? claimForHome : wholeUnclaimedHomestead)(unclaimed, petitionCents)

/** The same whole for a paper, or where nothing can be pressed. */
export const wholeUnclaimedHomestead = (
  unclaimed: UnclaimedHomestead,
  petitionCents: number | null,
): string =>
  withPhone(`${words.doYouLiveHere()} ${unclaimedHomesteadWords(unclaimed, petitionCents)}`, unclaimed)
