/** Asks the server which addresses on the tax roll a half-typed one may become. */
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import { floridaZip } from '#core/property/florida-zip.ts'
import * as messages from '#messages/property/offered-addresses.ts'

/** Whoever has typed a ZIP code at the end has said it all; at the beginning it is a house number. */
const endsWithZip = (text: string): boolean => {
  const words = text.trim().split(/[\s,]+/)
  return words.length > 1 && floridaZip.test(words.at(-1) ?? '')
}

/** Only a help: without an answer one types on. Loaded when first asked, so that the first paint does not wait for it. */
export const offeredAddresses = async (text: string): Promise<readonly AddressSuggestion[]> => {
  if (endsWithZip(text)) return []
  try {
    const [{ call }, suggestAddresses] = await Promise.all([
      import('#web/call/api.ts'),
      import('#contract/property/address-suggestions.ts').then(({ suggestAddresses }) => suggestAddresses),
    ])
    return (await call(suggestAddresses, { q: text.trim().slice(0, 200) })).suggestions
  } catch {
    return []
  }
}

/** A street or a city alone is never offered a home: the rolls list hundreds there, and none may be guessed. */
export const missingInAddress = (text: string): string =>
  /^[^\d]*\p{L}{3}[^\d]*$/u.test(text) ? messages.startWithTheHouseNumberThen() : ''

/** Where one line is the whole address: the same street is in many cities. */
export const missingInLine = (text: string): string => {
  const isStreetAlone = /^\s*\d\S*\s+\S*\p{L}[^,]*$/u.test(text) && !endsWithZip(text)
  return isStreetAlone ? messages.thenTheCityAndZip() : missingInAddress(text)
}
