/** How old a fact of a county is on the reader's day, and whether its season is still the newest. */
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { type CalendarDate, calendarDate, daysBetween } from '#core/calendar-date.ts'
import * as messages from '#messages/counties/freshness.ts'

export type Freshness = { readonly state: 'fresh' | 'aging' | 'old'; readonly words: string }

/** Ours: boards vote on fees and dates between winter and summer, so a fact four months old is worth a look. */
const freshForDays = 120
const oldAfterDays = 365
const daysInMonth = 30

type DatedFact = {
  /** 'YYYY-MM-DD' */
  readonly checkedOn: string
  /** The season the fact belongs to; null for a fact that holds until someone changes it. */
  readonly seasonYear: number | null
}

const isOfAnOlderSeason = (seasonYear: number | null, today: CalendarDate): boolean =>
  seasonYear !== null && seasonYear < noticeYearOn(today)

export const freshnessOn = (today: CalendarDate, { checkedOn, seasonYear }: DatedFact): Freshness => {
  if (isOfAnOlderSeason(seasonYear, today))
    return { state: 'old', words: messages.outOfDateFromTheSeason({ seasonYear: seasonYear ?? '' }) }
  const age = daysBetween(calendarDate(checkedOn), today)
  if (age > oldAfterDays) return { state: 'old', words: messages.outOfDateCheckedMoreThan() }
  if (age > freshForDays)
    return {
      state: 'aging',
      words: messages.mayHaveChangedCheckedMonthsAgo({ months: Math.floor(age / daysInMonth) }),
    }
  return { state: 'fresh', words: messages.checkedInTheLastFourMonths() }
}
