/** Joins a list in a sentence as all our texts do, 'A, B and C': the comma that en-US sets before 'and' is left out. */
const LOCALE = 'en-GB'

export const andList = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

export const orList = new Intl.ListFormat(LOCALE, { type: 'disjunction' })
