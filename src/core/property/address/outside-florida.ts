/** Owns whether a line of address names a place outside Florida. */

import { isFloridaZip } from '../zip.ts'
import { type SplitAddress, splitAddress } from './split.ts'

/** Another state, or else a ZIP code that Florida does not have; null where neither is written. */
export type OutsideFlorida = 'state' | 'zip' | null

export const outsideFlorida = ({ state, zip }: Pick<SplitAddress, 'state' | 'zip'>): OutsideFlorida => {
  if (state !== '' && state !== 'FL') return 'state'
  return zip === '' || isFloridaZip(zip) ? null : 'zip'
}

export const lineOutsideFlorida = (line: string): OutsideFlorida =>
  outsideFlorida(splitAddress(line, () => false))
