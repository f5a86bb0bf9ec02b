/** Owns which names, months and quantities in words a text holds that it was not given: those are its writer's own. */

const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b(?: \d{1,2}(?:, \d{4})?)?/g

const QUANTITY =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|hal(?:f|ves)|halved?|thirds?|quarters?|fifths?|tenths?|doubl(?:e[sd]?|ing)|tripl(?:e[sd]?|ing)|twice|thrice|(?:two|three)fold|dozens?|percent|per cent)\b/gi

/** A word with a capital that does not begin the sentence. */
const NAME = /(?<=[\p{L}\p{N},;:)’”"] |\b(?:Mr|Mrs|Ms|Dr|St|\p{Lu})\. )[“"(]?(\p{Lu}[\p{L}’'-]+)/gu

/** Whole words only: “Ann” does not stand in “cannot”. */
const standsIn = (known: string, word: string, flags: 'u' | 'iu'): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:[’']?s)?(?![\\p{L}\\p{N}])`, flags).test(known)

/** With their days, if there are any; “May” is not the “may” of what is known. */
export const strangeMonths = (text: string, known: string): readonly string[] =>
  [...text.matchAll(MONTH)].map(([month]) => month).filter((month) => !standsIn(known, month, 'u'))

export const strangeQuantities = (text: string, known: string): readonly string[] =>
  [...text.matchAll(QUANTITY)].map(([words]) => words).filter((words) => !standsIn(known, words, 'iu'))

export const strangeNames = (text: string, known: string): readonly string[] =>
  [...text.matchAll(NAME)]
    .map(([, name = '']) => name.replace(/(?:[’']s|[’'-]+)$/, ''))
    .filter((name) => !/^I[’']/.test(name) && !standsIn(known, name, 'iu'))
