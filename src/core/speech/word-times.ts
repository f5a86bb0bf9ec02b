/** Finds when each word is spoken: by the sounds that a synthesis lists with their ends, or by spreading the measured length. */

/** A sound and the second at which it ends. */
export type Sound = { readonly name: string; readonly end: number }

/** Seconds from the beginning of what is spoken. */
export type Span = { readonly start: number; readonly end: number }

const pause = 'pau'
const isVowel = (sound: string): boolean => /^[aeiou]/.test(sound)

/** Two forms of a word differ in a vowel more often than in anything else. */
const unlike = (heard: string, expected: string): number => {
  if (heard === expected) return 0
  return isVowel(heard) === isVowel(expected) ? 0.6 : 1.5
}
const left = 1

type Step = 'both' | 'heard' | 'expected'

/** The cheapest way to lay the heard sounds upon the expected ones; the position of the expected sound, or -1, for each heard. */
const aligned = (heard: readonly string[], expected: readonly string[]): readonly number[] => {
  const width = expected.length + 1
  const costs = new Float64Array((heard.length + 1) * width)
  const steps: Step[] = new Array(costs.length).fill('heard')
  for (let at = 1; at < width; at += 1) {
    costs[at] = at * left
    steps[at] = 'expected'
  }
  for (let row = 1; row <= heard.length; row += 1) {
    // A pause belongs to no word and costs nothing.
    const alone = heard[row - 1] === pause ? 0 : left
    costs[row * width] = (costs[(row - 1) * width] ?? 0) + alone
    for (let at = 1; at < width; at += 1) {
      const ways: readonly (readonly [number, Step])[] = [
        [
          (costs[(row - 1) * width + at - 1] ?? 0) +
            (alone === 0 ? 9 : unlike(heard[row - 1] ?? '', expected[at - 1] ?? '')),
          'both',
        ],
        [(costs[(row - 1) * width + at] ?? 0) + alone, 'heard'],
        [(costs[row * width + at - 1] ?? 0) + left, 'expected'],
      ]
      const [cost, step] = ways.reduce((best, way) => (way[0] < best[0] ? way : best))
      costs[row * width + at] = cost
      steps[row * width + at] = step
    }
  }
  const found: number[] = new Array(heard.length).fill(-1)
  let [row, at] = [heard.length, expected.length]
  while (row > 0 || at > 0) {
    const step = steps[row * width + at]
    if (step === 'both') found[row - 1] = at - 1
    if (step !== 'expected') row -= 1
    if (step !== 'heard') at -= 1
  }
  return found
}

/** Words that no sound was found for share what lies between their neighbors. */
const filled = (known: readonly (Span | null)[], from: number, to: number): readonly Span[] => {
  const spans: Span[] = []
  for (let at = 0; at < known.length; ) {
    const span = known[at]
    if (span) {
      spans.push(span)
      at += 1
      continue
    }
    const until = known.findIndex((one, place) => place > at && one !== null)
    const count = (until < 0 ? known.length : until) - at
    const start = spans.at(-1)?.end ?? from
    const end = Math.max(start, until < 0 ? to : (known[until]?.start ?? to))
    for (let nth = 0; nth < count; nth += 1)
      spans.push({
        start: start + ((end - start) * nth) / count,
        end: start + ((end - start) * (nth + 1)) / count,
      })
    at += count
  }
  return spans
}

/** `soundsOf` holds the sounds of each spoken word alone, in order. One span for each word, none before the one before it. */
export const timesBySounds = (
  sounds: readonly Sound[],
  soundsOf: readonly (readonly string[])[],
): readonly Span[] => {
  const owner = soundsOf.flatMap((ofWord, word) => ofWord.map(() => word))
  const found = aligned(
    sounds.map(({ name }) => name),
    soundsOf.flat(),
  )
  const spans: (Span | null)[] = soundsOf.map(() => null)
  found.forEach((at, heard) => {
    const word = at < 0 ? undefined : owner[at]
    if (word === undefined) return
    const [start, end] = [sounds[heard - 1]?.end ?? 0, sounds[heard]?.end ?? 0]
    spans[word] = { start: spans[word]?.start ?? start, end }
  })
  const spoken = sounds.filter(({ name }) => name !== pause)
  const from = sounds.find(({ name }) => name === pause) === sounds[0] ? (sounds[0]?.end ?? 0) : 0
  return filled(spans, from, spoken.at(-1)?.end ?? 0)
}

/** For a voice that tells no times: each word takes its share of the length, by its letters. */
export const timesByLength = (words: readonly string[], { start, end }: Span): readonly Span[] => {
  // Two letters more for each, since a short word takes time too.
  const weights = words.map((word) => word.length + 2)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  return weights.map((weight) => {
    const span = {
      start: start + ((end - start) * passed) / whole,
      end: start + ((end - start) * (passed + weight)) / whole,
    }
    passed += weight
    return span
  })
}

/** Spans of spoken words gathered to those of the shown ones; a shown word that is not said has no length. */
export const timesOfShown = (
  spokenOf: readonly { readonly spoken: readonly string[] }[],
  spans: readonly Span[],
  begin = spans[0]?.start ?? 0,
): readonly Span[] => {
  let next = 0
  let last = begin
  return spokenOf.map(({ spoken }) => {
    const own = spans.slice(next, next + spoken.length)
    next += spoken.length
    const start = own[0]?.start ?? last
    last = own.at(-1)?.end ?? last
    return { start, end: last }
  })
}
