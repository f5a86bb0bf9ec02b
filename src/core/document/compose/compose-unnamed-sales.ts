/** Owns telling the owner which like sales the papers do not name, and that they may be asked about. */

import type { Say } from '../draft.ts'

const unreasonedLines = (say: Say, rejected: readonly string[]): readonly string[] => {
  const bare = rejected.filter((id) => !say.has(`${id}.reason`))
  return bare.length === 0
    ? []
    : [
        'You left these out without writing down why, so the paper above does not name them. Be ready to be asked about them.',
        ...bare.map((id) => say.fact(id)),
      ]
}

const notChosenLines = (say: Say): readonly string[] =>
  say.has('not-chosen.1')
    ? [
        'These like sales of the roll are not in the paper above: you neither chose them nor left them out. Be ready to be asked about them.',
        ...say.all('not-chosen.'),
      ]
    : []

export const unnamedLines = (say: Say, rejected: readonly string[]): readonly string[] => [
  ...unreasonedLines(say, rejected),
  ...notChosenLines(say),
]
