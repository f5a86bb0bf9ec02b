/** Owns the name of a development in a short legal description, without its phase, unit or plat book. */

const FROM_HERE_ON =
  /\s+(PH|PHASE|UNIT|UN|TRACT|TR|PARCEL|SECTION|SEC|VILLAGE|VILLAGES|PB\d*|PG\d*|NO|BLOCK|BLK|LOT|REPLAT|PLAT)\b.*$/

/** 'COUNTRYWAY PARCEL B TRACT 1 PH' → 'COUNTRYWAY'. '' when the roll gives no name to hold on to. */
export const platName = (shortLegal: string): string => {
  const name = shortLegal.toUpperCase().replace(/\s+/g, ' ').trim().replace(FROM_HERE_ON, '')
  return /^(UNPLATTED|LOT|BLOCK|\d)/.test(name) ? '' : name
}

/** The roll's short legal description ends after so many letters, in the middle of a word. Source: DOR User's Guide, S_LEGAL. */
const ROLL_LETTERS = 30

/** The words of which a cut end is certain. */
const WHOLE_WORDS = [
  'CONDOMINIUM',
  'SUBDIVISION',
  'RESUBDIVISION',
  'ADDITION',
  'EXTENSION',
  'TOWNHOMES',
  'APARTMENTS',
  'ESTATES',
]
const fewestLetters = 4

/** These end a name whole often enough that nothing was cut. */
const LAST_WORDS =
  /^(?:CONDOMINIUMS|TERRACE|TOWNHOUSES|HEIGHTS|GARDENS|VILLAS|ACRES|FARMS|GROVES?|HILLS?|LAKES?|OAKS?|PARKS?|PINES|PLACE|POINTE?|RANCH|RIDGE|RIVER|SHORES|SQUARE|TRAILS?|WOODS|ISLANDS?|CREEK|BAY|CLUB|CARROLLWOOD)$/

const SMALL_WORDS = /^(?:A|AN|AND|AT|FOR|IN|OF|ON|THE|TO)$/

const completed = (cut: string): string | undefined => {
  if (LAST_WORDS.test(cut)) return cut
  const meant = cut.length < fewestLetters ? [] : WHOLE_WORDS.filter((word) => word.startsWith(cut))
  return meant.length === 1 ? meant[0] : undefined
}

/** A last word that the roll cuts off is completed where only one is meant, and left out else. */
const wholeWords = (name: string): readonly string[] => {
  const words = name.split(' ')
  const last = name.length < ROLL_LETTERS ? words.at(-1) : completed(words.at(-1) ?? '')
  const kept = [...words.slice(0, -1), ...(last === undefined ? [] : [last])]
  while (kept.length > 1 && SMALL_WORDS.test(kept.at(-1) ?? '')) kept.pop()
  return kept
}

const capitalized = (word: string): string =>
  word.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())

/** 'SEMINOLE HEIGHTS OF NORTH TAMP' → 'Seminole Heights of North', as a paper names it. */
export const inTitleCase = (name: string): string =>
  wholeWords(name)
    .map((word, at) => (at > 0 && SMALL_WORDS.test(word) ? word.toLowerCase() : capitalized(word)))
    .join(' ')
