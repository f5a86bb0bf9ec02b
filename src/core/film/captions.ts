/** Owns a film's captions: the sentences of its narration, cut where they are too long to read, as WebVTT. */
import { wordsIn } from './narration.ts'
import type { TimedSentence, Timeline } from './timeline.ts'

export type Caption = { readonly startsAt: number; readonly endsAt: number; readonly text: string }

/** Two lines of 37 letters, as much as a reader takes in at a glance. */
const longestCaption = 74

/** How many words from `from` fit; at least one. */
const fitting = (words: readonly string[], from: number, longest: number): number => {
  let letters = 0
  let count = 0
  for (const word of words.slice(from)) {
    letters += word.length + 1
    if (letters - 1 > longest && count > 0) break
    count += 1
  }
  return count
}

/** Parts of about one length rather than a full one and a rest. */
const captionsOf = ({ text, words: times }: TimedSentence): readonly Caption[] => {
  const words = wordsIn(text)
  const parts = Math.ceil(text.length / longestCaption)
  const longest = parts === 1 ? longestCaption : Math.min(longestCaption, Math.ceil(text.length / parts) + 8)
  const captions: Caption[] = []
  for (let from = 0; from < words.length; ) {
    const to = from + fitting(words, from, longest)
    const [first, last] = [times[from], times[to - 1]]
    if (first && last)
      captions.push({ startsAt: first.start, endsAt: last.end, text: words.slice(from, to).join(' ') })
    from = to
  }
  return captions
}

/** Every word of the narration once, in order. */
export const captionsIn = ({ scenes }: Timeline): readonly Caption[] =>
  scenes.flatMap(({ sentences }) => sentences.flatMap(captionsOf))

const twoDigits = (whole: number): string => String(whole).padStart(2, '0')

/** 65.5 → '00:01:05.500'. */
const vttTime = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000)
  const whole = Math.floor(thousandths / 1000)
  const rest = String(thousandths % 1000).padStart(3, '0')
  return `${twoDigits(Math.floor(whole / 3600))}:${twoDigits(Math.floor(whole / 60) % 60)}:${twoDigits(whole % 60)}.${rest}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const webVttOf = (captions: readonly Caption[]): string =>
  [
    'WEBVTT',
    ...captions.map(
      ({ startsAt, endsAt, text }) => `${vttTime(startsAt)} --> ${vttTime(endsAt)}\n${escaped(text)}`,
    ),
  ]
    .join('\n\n')
    .concat('\n')
