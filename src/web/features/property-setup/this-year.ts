/** The current year in Florida, after which no house can have been built. */
import { todayInFlorida } from '#core/calendar-date.ts'

export const thisYear = (): number => Number(todayInFlorida(new Date()).slice(0, 4))
