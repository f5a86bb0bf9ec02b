/** Owns when an address that an owner typed is too short for a letter to arrive. */

/** A ZIP code, or a line for the place and one for the country. */
const WHOLE = /(?<=\D)\d{5}(?:-\d{4})?\s*$|,[^,]+,[^,]+/

/** A street without its place; an empty one is none. */
export const isHalfAddress = (address: string): boolean => address.trim() !== '' && !WHOLE.test(address)
