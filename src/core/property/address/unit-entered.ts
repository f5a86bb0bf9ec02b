/** Owns which unit an owner named in an address as typed: the record may name the building alone. */

const unitWords = /\b(?:apt|apartment|unit|ste|suite|no)\b\.?\s*#?\s*([\w-]+)|#\s*([\w-]+)/i

/** '1401' of '345 Bayshore Blvd Unit 1401, Tampa'; null where no unit is named. */
export const unitEntered = (line: string): string | null => {
  const [, named, numbered] = unitWords.exec(line) ?? []
  return named ?? numbered ?? null
}

interface Asked {
  /** As it was typed. */
  readonly address: string
  readonly parcel: object | null
  readonly candidates: readonly unknown[]
}

/** The unit that was asked about, where the address means several homes; null where it names none. */
export const requestedUnit = ({ address, parcel, candidates }: Asked): string | null =>
  parcel && candidates.length > 1 ? unitEntered(address) : null
