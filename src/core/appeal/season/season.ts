/** Owns which part of the appeal year a day falls in, for Florida as a whole. */

import { type CalendarDate, calendarDate } from '#core/calendar-date.ts'
import { type FilingWindow, knownWindows, usualHearings, usualWindow } from './params.ts'

export type SeasonPhase = 'before' | 'open' | 'closed' | 'hearings'

export type Season = {
  readonly phase: SeasonPhase
  /** The window of the running season: ahead in 'before', under way in 'open', else behind. */
  readonly window: FilingWindow
  /** The next window that is not open yet. */
  readonly nextWindow: FilingWindow
}

/** The window of one year: as collected, or the usual days where nobody has looked it up. */
export const windowOf = (year: number, windows: readonly FilingWindow[] = knownWindows): FilingWindow =>
  windows.find((known) => known.year === year) ?? {
    year,
    opensOn: calendarDate(`${year}-${usualWindow.opens}`),
    closesOn: calendarDate(`${year}-${usualWindow.closes}`),
    certainty: 'estimate',
  }

/** The printed date on a person's own notice always wins over this statewide picture. */
export const seasonOn = (today: CalendarDate, windows: readonly FilingWindow[] = knownWindows): Season => {
  const year = Number(today.slice(0, 4))
  const window = windowOf(year, windows)
  const nextWindow = windowOf(year + 1, windows)
  if (today <= calendarDate(`${year}-${usualHearings.end}`)) {
    return { phase: 'hearings', window: windowOf(year - 1, windows), nextWindow: window }
  }
  if (today < window.opensOn) return { phase: 'before', window, nextWindow: window }
  if (today <= window.closesOn) return { phase: 'open', window, nextWindow }
  const hearingsBegin = calendarDate(`${year}-${usualHearings.begin}`)
  return { phase: today < hearingsBegin ? 'closed' : 'hearings', window, nextWindow }
}

/** The year of the newest TRIM notices: this year's come with the opening of the window, until then last year's count. */
export const noticeYearOn = (
  today: CalendarDate,
  windows: readonly FilingWindow[] = knownWindows,
): number => {
  const { phase, window } = seasonOn(today, windows)
  return phase === 'before' ? window.year - 1 : window.year
}

/** Newer notices have come since: what was written of that year's is left as it was. */
export const isNoticeYearOver = (taxYear: number, today: CalendarDate): boolean =>
  taxYear < noticeYearOn(today)
