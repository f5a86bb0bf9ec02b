/** The one home that a street line alone can mean, as the rolls offer it. */
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import { offeredAddresses } from './offered-addresses.ts'

const streetOf = (line: string): string =>
  line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
    .join(' ')

/** null where it takes more: nothing is typed, or the rolls offer none or several. */
export const homeOfStreet = async (line: string): Promise<AddressSuggestion | null> => {
  if (line.trim() === '') return null
  const offered = await offeredAddresses(line)
  const same = offered.filter(({ line1 }) => streetOf(line1) === streetOf(line))
  const [only, ...others] = same.length > 0 ? same : offered
  return only !== undefined && others.length === 0 ? only : null
}
