/** What is wrong with a line that may be the street alone or a whole address. Apart from the other faults, because it knows the states and all ZIP codes. */
import { lineOutsideFlorida } from '#core/property/address/outside-florida.ts'
import * as words from '#messages/property/line-fault.ts'
import { streetFault } from './address-fault.ts'

/** null when it can be looked for. */
export const lineFault = (line: string): string | null =>
  lineOutsideFlorida(line) === 'state' ? words.thisAddressIsntInFlorida() : streetFault(line)
