/** Reads the one line in which a person types house number and street. */
import parser from 'parse-address'

/** What is wrong with the line, as a sentence to show, or null. */
export const streetLineFault = (line: string): string | null => {
  const parsed = parser.parseLocation(line)
  if (parsed?.sec_unit_type === 'PO Box') return 'Enter the home’s street address, not a PO box'
  const isWhole = parsed?.number !== undefined && parsed.street !== undefined
  return isWhole ? null : 'Enter the house number and the street, such as 123 Main St'
}
