/** What a typed line lacks before any home can be looked for, as one sentence at its field. */
import { addressLack } from '#core/property/address/lack.ts'
import * as words from '#messages/property/address-fault.ts'

/** Half of what is asked for is there: only the rest is asked for. */
const isNumberAlone = (line: string): boolean => /^\s*\d[\w/-]*\s*$/.test(line)

/** null when it can be looked for. */
export const addressFault = (line: string): string | null => {
  const lack = addressLack(line)
  if (lack === null) return null
  if (lack === 'po-box') return words.aPoBoxIsntAHome()
  return isNumberAlone(line) ? words.addTheStreetAndCity() : words.startWithTheHouseNumber()
}

/** The same of a field that holds the street alone: its city has a field of its own. */
export const streetFault = (line: string): string | null => {
  const lack = addressLack(line)
  if (lack === null) return null
  if (lack === 'po-box') return words.aPoBoxIsntAHome()
  return isNumberAlone(line) ? words.addTheStreet() : words.startWithTheHouseNumberThenStreet()
}
