/**
 * Finds the figures in what a film says: dates, times, measures, and every number above twelve. A small count of what is seen or
 * told ("four sheets", "page six") is none. Figures are compared as they are said: "60 days" is "sixty days".
 */
import { narrationOf } from '#core/film/narration.ts'
import { spokenWords } from '#core/speech/spoken-words.ts'

const small =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/
const large =
  /^(oh|zero|half|quarters?|dozen|(thir|four|fif|six|seven|eigh|nine)teen(th)?|(twen|thir|for|fif|six|seven|eigh|nine)t(y|ieth)|(hundred|thousand|million)(th)?)$/
const month =
  /^(january|february|march|april|may|june|july|august|september|october|november|december|amendment)$/
const measure =
  /^(seconds?|minutes?|hours?|days?|weeks?|months?|years?|dollars?|cents?|mills?|percent|feet|foot|miles?)$/
const beforeMeasure = /^(a|an|calendar|working|tax|square)$/
/** "DR-486", "194.011": the name of a paper or of a section is no figure. */
const named = /^\W*([A-Z]{2,}-\d+\w*|\d{3}\.\d+.*?)\W*$/

type Word = { readonly said: string; readonly isNumber: boolean; readonly isLarge: boolean }

const wordsOf = (sentence: string): readonly Word[] =>
  spokenWords(sentence).map(({ shown, spoken }) => {
    const words = spoken.map((one) => one.toLowerCase())
    return {
      said: words.join(' '),
      isNumber: !named.test(shown) && words.some((one) => small.test(one) || large.test(one)),
      isLarge: words.some((one) => large.test(one)) || /\d/.test(shown),
    }
  })

/** With the month before it and the measure behind it; null for a small count. */
const figureAt = (words: readonly Word[], at: number): string | null => {
  const { said = '', isNumber = false, isLarge = false } = words[at] ?? {}
  if (!isNumber) return null
  const before = words[at - 1]?.said ?? ''
  const [next = '', afterNext = ''] = words.slice(at + 1, at + 3).map((word) => word.said)
  const unit = beforeMeasure.test(next) ? afterNext : next
  // "The first day" counts nothing.
  const isMeasured = measure.test(unit) && !/(st|nd|rd|th)$/.test(said)
  const behind = isMeasured ? unit.replace(/s$/, '') : next === 'past' ? `past ${afterNext}` : ''
  const isMonth = month.test(before)
  if (before === 'other' || !(isLarge || isMonth || behind)) return null
  return [isMonth ? before : '', said, behind].filter(Boolean).join(' ')
}

/** Each once, as it is said. */
export const figuresIn = (text: string): readonly string[] => [
  ...new Set(
    narrationOf(text).sentences.flatMap((sentence) => {
      const words = wordsOf(sentence)
      return words.flatMap((_word, at) => figureAt(words, at) ?? [])
    }),
  ),
]
