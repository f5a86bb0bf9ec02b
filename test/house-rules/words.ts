/** Owns the words that must not be in the repository: those of unfinished work. */
import type { SourceFile } from './source-file.ts'
import { lineAt } from './syntax.ts'
import type { Violation } from './violation.ts'

/** The words are written in pieces so that this file does not hold them. */
const word = (...pieces: readonly string[]): string => pieces.join('')

const unfinished = [
  {
    pattern: new RegExp(word('com', 'ing soon'), 'gi'),
    instead: 'Build it, or leave it out: a promise is not a feature.',
  },
  {
    pattern: new RegExp(word('lorem', ' ipsum'), 'gi'),
    instead: 'Write the sentence a reader of this page needs.',
  },
  {
    pattern: new RegExp(`\\b(${word('TO', 'DO')}|${word('FIX', 'ME')}|${word('XX', 'X')})\\b`, 'g'),
    instead: 'Do it now, or file an issue.',
  },
]

/** The one exception is the specification's own text for a lesson whose film is not there yet. */
const allowedBefore = /Video $/

/** Names of files and data in other people's formats, where the letters mean something else. */
const isOurs = (path: string): boolean => !path.endsWith('.json') && !path.startsWith('content/forms/')

export const words = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path }) => isOurs(path))
    .flatMap((file) =>
      unfinished.flatMap(({ pattern, instead }) =>
        [...file.text.matchAll(pattern)]
          .filter(({ index }) => !allowedBefore.test(file.text.slice(0, index)))
          .map(({ index, 0: found }) => ({
            path: file.path,
            line: lineAt(file, index),
            rule: `The repository does not say "${found}".`,
            why: 'what ships is finished for what it holds; a note to self is read by customers and never by us.',
            instead,
          })),
      ),
    )
