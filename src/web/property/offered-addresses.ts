/** Asks the server which addresses on the tax roll a half-typed one may become. */
import type { AddressSuggestion } from '#contract/properties.ts'

/** Whoever has typed a ZIP code at the end has said it all. */
const endsWithZip = /[\s,]3[2-4]\d{3}(-\d{4})?\s*$/

/** Only a help: without an answer one types on. Loaded when first asked, so that the first paint does not wait for it. */
export const offeredAddresses = async (text: string): Promise<readonly AddressSuggestion[]> => {
  if (endsWithZip.test(text)) return []
  try {
    const [{ call }, { suggestAddresses }] = await Promise.all([
      import('#web/api.ts'),
      import('#contract/properties.ts'),
    ])
    return (await call(suggestAddresses, { q: text.trim().slice(0, 200) })).suggestions
  } catch {
    return []
  }
}

export const addressNoun = { one: 'address on the tax roll', many: 'addresses on the tax roll' }
