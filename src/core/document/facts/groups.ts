/** Owns finding the things that a sheet holds several of: sales, corrections, items, exhibits. */

import type { FactSheet } from './sheet.ts'

/** 'chosen' → 'chosen.1', 'chosen.2', in the order of the sheet. */
export const groupsIn = ({ facts }: FactSheet, kind: string): readonly string[] => [
  ...new Set(
    facts.filter(({ id }) => id.startsWith(`${kind}.`)).map(({ id }) => id.split('.').slice(0, 2).join('.')),
  ),
]
