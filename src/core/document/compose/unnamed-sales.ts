/** Owns telling the owner which like sales the papers list as not used without the owner's own reason. */

import type { Say } from '../draft.ts'

const unreasonedLines = (say: Say, rejected: readonly string[]): readonly string[] => {
  const bare = rejected.filter((id) => !say.has(`${id}.reason`))
  return bare.length === 0
    ? []
    : [
        'You left these out without writing down why. They are listed as not used. Be ready to be asked about them.',
        ...bare.map((id) => say.fact(id)),
      ]
}

const notChosenLines = (say: Say): readonly string[] =>
  say.has('not-chosen.1')
    ? [
        'You neither chose these similar recorded sales nor left them out. They are listed as not used. Be ready to be asked about them.',
        ...say.all('not-chosen.'),
      ]
    : []

export const unnamedLines = (say: Say, rejected: readonly string[]): readonly string[] => [
  ...unreasonedLines(say, rejected),
  ...notChosenLines(say),
]
