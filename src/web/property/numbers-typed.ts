/** The numbers of a notice that were typed for a first answer, checked before they are used again. */
import { trimNumbers } from '#contract/report/verdict.ts'
import { lookedUpHere } from './looked-up.ts'

/** null where none were typed. */
export const numbersTyped = () => {
  const kept = lookedUpHere()
  const read =
    kept !== null && typeof kept === 'object' && 'trimNumbers' in kept
      ? trimNumbers.safeParse(kept.trimNumbers)
      : null
  return read?.success ? read.data : null
}
