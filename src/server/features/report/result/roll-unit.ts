/** Reads the unit that the roll has for a home. */
import { readStreetLine } from '#core/property/address-line.ts'
import type { Parcel } from '#core/property/parcel.ts'

/** '4-B', '4b' and '4 B' are the same. */
export const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const unitOnRoll = ({ situs }: Pick<Parcel, 'situs'>): string =>
  lettersAndDigits(readStreetLine(`${situs.line1} ${situs.line2}`).unit)
