/** Owns what a person's own case answers by itself: the hearing, the last days, the petition. */
import { clockTime } from '#core/appeal/hearing-time.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseDay } from '#core/case/days/case-dates.ts'
import { type KeyDate, keyDates } from '#core/case/days/key-dates.ts'
import { formatMoney } from '#core/money.ts'
import * as messages from '#messages/ask/own-facts.ts'

export interface OwnFact {
  readonly fact: string
  readonly sentences: readonly string[]
}

const hearingWords = (
  day: CalendarDate,
  { hearing }: CaseDay['file'],
  today: CalendarDate,
): readonly string[] => {
  const time = clockTime(hearing.time)
  const at = time === null ? '' : `, ${time.replace(/([ap])m$/, '$1.m.')}`
  const when = `${formatCalendarDate(day)}${at}`
  const place = hearing.place.replace(/\s+/g, ' ').trim()
  return [
    day < today
      ? messages.yourHearingWasOn({ when }).replace('..', '.')
      : messages.yourHearingIs({ when }).replace('..', '.'),
    ...(place === '' || day < today ? [] : [messages.place({ place: place.replace(/\.$/, '') })]),
    ...(time === null && day >= today ? [messages.theTimeIsOnYourNotice()] : []),
  ]
}

const DAYS: Readonly<Partial<Record<KeyDate, (day: string) => string>>> = {
  petition: (day) => messages.theLastDayForYourPetition({ day }),
  evidence: (day) => messages.yourEvidenceHasToBeWith({ day }),
  payment: (day) => messages.whatMustBePaidWhileYou({ day }),
  court: (day) => messages.theLastDayToGoTo({ day }),
}

/** Only what the case holds; nothing is guessed. */
export const ownFacts = (day: CaseDay): readonly OwnFact[] => {
  const { file, today } = day
  const dates = keyDates(day)
  const { petitionFiledOn, petitionNumber } = file.filing
  const all: readonly OwnFact[] = [
    { fact: 'hearing', sentences: file.hearing.heldOn ? hearingWords(file.hearing.heldOn, file, today) : [] },
    ...Object.entries(DAYS).map(([fact, words]) => {
      const due = dates[fact as KeyDate]
      return { fact, sentences: due ? [words(formatCalendarDate(due.dueOn))] : [] }
    }),
    {
      fact: 'filed',
      sentences: petitionFiledOn
        ? [messages.youFiledYourPetitionOn({ day: formatCalendarDate(petitionFiledOn) })]
        : [],
    },
    {
      fact: 'number',
      sentences: petitionNumber === '' ? [] : [messages.yourPetitionNumberIs({ number: petitionNumber })],
    },
    {
      fact: 'value',
      sentences:
        file.value.opinionCents === null
          ? []
          : [messages.theValueInYourCaseIs({ value: formatMoney(file.value.opinionCents) })],
    },
  ]
  return all.filter(({ sentences }) => sentences.length > 0)
}
