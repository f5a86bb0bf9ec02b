/** Owns how a fact is marked that no document which is handed over may lean on. */

import { sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'

/** No document that is handed over may lean on a fact whose id begins so. */
export const PRIVATE_PREFIX = 'private.'

const source = 'Your case, looked through for what is missing or may be asked'

export const privateFact = (id: string, label: string, words: string): Fact =>
  sentenceFact(`${PRIVATE_PREFIX}${id}`, label, words, source)
