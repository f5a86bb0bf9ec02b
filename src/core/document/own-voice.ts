/** Owns what the owner says otherwise than a paper states it: in the owner's own voice, and without brackets. */

import type { Fact } from './facts/fact-sheet.ts'

/** What stands in brackets on paper cannot be said. */
const aloud = (words: string): string =>
  words
    .replace(/ homes of this use \([^)]*\)/, ' homes of the same use as mine')
    .replace(
      / \(([\d,]+ sales); 95% interval (\S+) to (\S+)\)\./,
      '. That is from $1; the 95% interval runs from $2 to $3.',
    )
    .replace(/ \((\S+%)\),/, ', $1,')

/** What papers say of the owner's figure, the owner says of “my” figure. */
export const inOwnVoice = (fact: Fact): Fact =>
  fact.unit === 'sentence' && (fact.id.startsWith('conclusion.') || fact.id === 'sales.level-brief')
    ? {
        ...fact,
        value: aloud(fact.value)
          .replaceAll('the opinion of value', 'my opinion of value')
          .replaceAll('The opinion of value', 'My opinion of value'),
      }
    : fact
