/** Owns which counties a question speaks of. */

interface Named {
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
  'holmes',
])

const patternFor = (name: string): string =>
  name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]?')

export const namedCounties = (question: string, counties: readonly Named[]): readonly string[] =>
  counties
    .filter(({ name }) => {
      const [found] =
        new RegExp(`(?<![\\p{L}-])${patternFor(name)}(?![\\p{L}-])(?: county\\b)?`, 'iu').exec(question) ?? []
      if (found === undefined) return false
      const isNamedSo = / county$/i.test(found) || /^\p{Lu}/u.test(found)
      return isNamedSo || !ALSO_WORDS.has(name.toLowerCase())
    })
    .map(({ id }) => id)
