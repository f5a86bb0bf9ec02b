/** Owns which letters and marks an answer may be written in: those of plain prose and of the text that it words again. */

import type { GateProblem } from './fact-gate.ts'

type Problem = Omit<GateProblem, 'sectionId'>

/** Hidden letters, emoji, what turns the direction of reading and what formats a text are all not among them. */
const PLAIN = /[A-Za-z \r\n.,;:'’–—-]/

const LIST = /^[ ]*[–—-]/m
const BLANK = /\$?_{8}/g
const CAPITALS = /\p{Lu}{2,}/gu

const strangeMarks = (answer: string, given: string): readonly string[] =>
  [...answer.replace(BLANK, '')]
    .filter((mark) => !PLAIN.test(mark) && !given.replace(BLANK, '').includes(mark))
    .slice(0, 1)

/** Words in capitals only, as “TRIM” is one. */
const shouted = (answer: string, given: string): readonly string[] =>
  [...answer.matchAll(CAPITALS)].map(([word]) => word).filter((word) => !given.includes(word))

/** Both without the names of facts. */
export const markProblems = (answer: string, given: string): readonly Problem[] =>
  [...strangeMarks(answer, given), ...shouted(answer, given), ...(answer.match(LIST) ?? [])]
    .slice(0, 1)
    .map((at) => ({ kind: 'chatter', at }))
