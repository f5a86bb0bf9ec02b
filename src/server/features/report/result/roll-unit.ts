/** Reads what tells the homes of one address apart: the unit on the roll, and a parcel number as a notice prints it. */
import { readStreetLine } from '#core/property/address-line.ts'
import type { Parcel } from '#core/property/parcel.ts'

/** 'Unit 4-B', '4b' and '4 B' are the same; so is a parcel number with its dots and dashes, or without. */
export const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

export const unitOnRoll = ({ situs }: Pick<Parcel, 'situs'>): string =>
  lettersAndDigits(readStreetLine(`${situs.line1} ${situs.line2}`).unit)

/** A number that ends '.0000' on the notice may lack that on the roll, and the other way round. */
const numberKey = (text: string): string => lettersAndDigits(text.replace(/[.-]0+$/, ''))

/** The one whose number was typed; undefined where there is none, or two. */
export const parcelNamed = (parcels: readonly Parcel[], typed: string): Parcel | undefined => {
  const [named, second] = parcels.filter(({ parcelId }) => numberKey(parcelId) === numberKey(typed))
  return second === undefined ? named : undefined
}
