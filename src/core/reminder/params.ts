/** Owns when reminders go out and which clock a county keeps, with the source of each. Checked 2026-11-21. */

/** Days before a date on which its owner is reminded; 0 is the day itself. Product decision. */
export const reminderDays: readonly number[] = [14, 7, 3, 1, 0]

/** For days that are our own suggestion, or only say to watch the mail: the same ladder would drown the dates that count. */
export const suggestionDays: readonly number[] = [1, 0]

/** For the days on which a discount of the bill ends: money, and no appeal is lost without it. Product decision. */
export const discountDays: readonly number[] = [7]

/** Hour of the county's clock from which the mail of a day goes out. Our own choice: the offices open about then. */
export const morningHour = 8

/** Hours after the morning from which a mail says that it is late. Our own choice. */
export const lateAfterHours = 3

/** Days after a date in which the links of its mails still answer. Our own choice. */
export const linkDays = 30

/** The two clocks of Florida. */
export const easternTime = 'America/New_York'
export const centralTime = 'America/Chicago'

/**
 * Counties that keep Central Time: those west of the Apalachicola River. 49 CFR 71.5 draws the line through Gulf County,
 * whose county seat, Port St. Joe, keeps Eastern Time; so it is not among them. Lists of the nine counties agree (Foster
 * Folly News, 2022-04-27); the text of the rule was not read.
 */
export const centralCounties: readonly string[] = [
  'bay',
  'calhoun',
  'escambia',
  'holmes',
  'jackson',
  'okaloosa',
  'santa-rosa',
  'walton',
  'washington',
]
