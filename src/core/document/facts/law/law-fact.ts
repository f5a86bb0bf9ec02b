/** Owns how a statement of law becomes a fact: with its source and the day on which that was last looked at. */

import type { Fact } from '../sheet.ts'

/** The day these sources were last looked at, for a program and for a reader. */
export const lawCheckedOn = '2026-11-22'
const checked = '; checked November 22, 2026'

export const lawFact = (id: string, label: string, value: string, source: string): Fact => ({
  id: `law.${id}`,
  label,
  unit: 'sentence',
  value,
  source: `${source}${checked}`,
})

/** The source of a statement without the day. */
export const lawSource = ({ source }: Pick<Fact, 'source'>): string => source.replace(checked, '')
