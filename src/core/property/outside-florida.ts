/** Owns whether a line of address names a place outside Florida. */

import { type SplitAddress, splitAddress } from './split-address.ts'
import { isFloridaZip } from './zip.ts'

/** Another state, or a ZIP code that Florida does not have; false where neither is written. */
export const isOutsideFlorida = ({ state, zip }: Pick<SplitAddress, 'state' | 'zip'>): boolean =>
  (state !== '' && state !== 'FL') || (zip !== '' && !isFloridaZip(zip))

export const namesAnotherState = (line: string): boolean => isOutsideFlorida(splitAddress(line, () => false))
