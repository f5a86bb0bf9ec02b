/** Owns how what an owner typed with a capital reads within a phrase: its first letter is small, and a proper name keeps its own. */

/** What is called so in any phrase, and is typed of homes: 'Florida room', 'French doors', 'Jacuzzi tub', 'Helene damage'. */
const NAMES =
  /^(?:Florida|French|Spanish|Mexican|Italian|Venetian|American|Jack|Jacuzzi|Corian|Formica|Helene|Milton|Ian|Irma|Idalia|I|January|February|March|April|May|June|July|August|September|October|November|December)\b/u

/** Parts of a home, which forms name with a capital for each word: 'Master Bedroom'. */
const PART_OF_HOME =
  /^(?:bedroom|bathroom|bath|room|kitchen|hall|hallway|garage|attic|closet|porch|patio|lanai|den|office|laundry|entry|foyer|ceiling|floor|wall|window|door|roof|yard|driveway|pool|deck|dock|shower|side|slope)s?$/iu

const isPart = (word: string): boolean => PART_OF_HOME.test(word.replace(/\P{L}+$/u, ''))

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}/u.test(word)

const small = (word: string): string => `${word.charAt(0).toLowerCase()}${word.slice(1)}`

/** 'Garage' in the middle of a sentence; what begins with several capitals, as 'HVAC' and 'Gulf Plumbing', stays. */
export const lowered = (text: string): string => {
  const [first = '', ...rest] = text.split(' ')
  const [second = ''] = rest
  if (!isCapital(first) || NAMES.test(text) || (isCapital(second) && !isPart(second))) return text
  return [small(first), ...rest.map((word) => (isPart(word) ? small(word) : word))].join(' ')
}

/** 'Roof leaks, Bedroom ceiling' as a caption has it: a place behind a comma begins small; what more capitals name stays. */
export const placesLowered = (caption: string): string =>
  caption
    .split(', ')
    .map((part, at) => {
      const [, ...rest] = part.split(' ')
      const isPlace = isPart(part.split(' ').at(-1) ?? '') && !rest.some(isCapital)
      return at > 0 && isPlace ? lowered(part) : part
    })
    .join(', ')
