/** Owns which counties a question speaks of. */

export interface Named {
  readonly id: string
  readonly name: string
}

/** Written small these are other words too. */
const ALSO_WORDS = new Set([
  'bay',
  'clay',
  'gulf',
  'glades',
  'lake',
  'liberty',
  'orange',
  'union',
  'lee',
  'levy',
  'holmes',
])

const patternFor = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?')

export interface NamedPlace {
  /** As it is in the question. */
  readonly text: string
  readonly countyIds: readonly string[]
}

const namedAs = (question: string, { id, name }: Named): readonly NamedPlace[] => {
  const [found] =
    new RegExp(`(?<![\\p{L}-])${patternFor(name)}(?![\\p{L}-])(?: county\\b)?`, 'iu').exec(question) ?? []
  if (found === undefined) return []
  const isNamedSo = / county$/i.test(found) || /^\p{Lu}/u.test(found)
  return isNamedSo || !ALSO_WORDS.has(name.toLowerCase()) ? [{ text: found, countyIds: [id] }] : []
}

export const namedCounties = (question: string, counties: readonly Named[]): readonly NamedPlace[] =>
  counties.flatMap((county) => namedAs(question, county))

/** Behind one of these words stands a place; the city of Homestead is not what anybody means by the word. */
const WHERE =
  /\b(?:in|from|to|near|at|of) ((?:st\.? |fort |port |lake |new |north |west )?\p{L}+(?: \p{L}+)?)/giu
const NOT_A_CITY = new Set(['homestead', 'home'])

/** `countiesOf` takes a city in any writing. */
export const namedCities = (
  question: string,
  countiesOf: (city: string) => readonly string[] | undefined,
): readonly NamedPlace[] =>
  [...question.matchAll(WHERE)].flatMap(([, words = '']) => {
    const shorter = words.replace(/ \p{L}+$/u, '')
    const city = [words, shorter].find((one) => !NOT_A_CITY.has(one.toLowerCase()) && countiesOf(one))
    return city === undefined ? [] : [{ text: city, countyIds: countiesOf(city) ?? [] }]
  })
