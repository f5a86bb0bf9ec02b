/** What a typed line lacks before any home can be looked for, as one sentence at its field. */
import { addressLack } from '#core/property/address/lack.ts'
import * as words from '#messages/property/address-fault.ts'

const lackWords = { 'po-box': words.aPoBoxIsntAHome(), 'no-street': words.startWithTheHouseNumber() } as const

/** null when it can be looked for. */
export const addressFault = (line: string): string | null => {
  const lack = addressLack(line)
  return lack === null ? null : lackWords[lack]
}
