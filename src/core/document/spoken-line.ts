/** Owns which lines of a script its owner says, and which ask what may be asked: screen, paper and practice mark them alike. */

/** What only the owner can say in English is said too, in words of the owner's own. */
export const SAY_IN_ENGLISH = 'Say in English'

/** A line in quotation marks is said as it stands. */
export const isQuotedLine = (line: string): boolean => line.startsWith('“')

export const isSpokenLine = (line: string): boolean => isQuotedLine(line) || line.startsWith(SAY_IN_ENGLISH)

/** A question that may come; what follows it is its answer. */
export const isAskedLine = (line: string): boolean => line.startsWith('Asked: ')
