/** Owns what a person's own case answers by itself: the hearing, the last days, the petition. */
import { clockTime } from '#core/appeal/hearing-time.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseDay } from '#core/case/dates.ts'
import { type KeyDate, keyDates } from '#core/case/key-dates.ts'
import { formatMoney } from '#core/money.ts'

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
      ? `Your hearing was on ${when}.`.replace('..', '.')
      : `Your hearing is ${when}.`.replace('..', '.'),
    ...(place === '' || day < today ? [] : [`Place: ${place.replace(/\.$/, '')}.`]),
    ...(time === null && day >= today ? ['The time is on your notice of hearing.'] : []),
  ]
}

const DAYS: Readonly<Partial<Record<KeyDate, (day: string) => string>>> = {
  petition: (day) => `The last day for your petition is ${day}.`,
  evidence: (day) => `Your evidence has to be with the appraiser by ${day}.`,
  payment: (day) => `What must be paid while you appeal is due by ${day}.`,
  court: (day) => `The last day to go to circuit court is ${day}.`,
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
        ? [`You filed your petition on ${formatCalendarDate(petitionFiledOn)}.`]
        : [],
    },
    {
      fact: 'number',
      sentences: petitionNumber === '' ? [] : [`Your petition number is ${petitionNumber}.`],
    },
    {
      fact: 'value',
      sentences:
        file.value.opinionCents === null
          ? []
          : [`The value in your case is ${formatMoney(file.value.opinionCents)}.`],
    },
  ]
  return all.filter(({ sentences }) => sentences.length > 0)
}
