/** Owns when a live session can be joined and reminded of, and how much may be written in it. All are product decisions. */

/** Minutes before the start from which the link to join is given out. */
export const joinableMinutes = 15

/** How long before the start a reminder goes out, in minutes, by its name. */
export const reminderLeads = { day: 24 * 60, hour: 60 } as const

/** How long a session may be planned for. */
export const sessionMinutes = { least: 15, most: 240 } as const

/** Of one person in one session: room for everybody's. */
export const questionsEach = 5

/** Of all people in one session: more cannot be answered. */
export const questionsInAll = 500

/** Letters. */
export const longestTitle = 120
export const longestAbout = 2000
export const shortestQuestion = 10
export const longestQuestion = 500
export const longestAnswer = 5000
