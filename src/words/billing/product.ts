/** Owns what the courses are called, on pages, in mails and at the payment provider. */
import type { ProductId } from '#core/billing/product.ts'
import * as words from '#messages/billing/product.ts'

export const productNames: Readonly<Record<ProductId, string>> = {
  standard: words.standard(),
  ai_enhanced: words.aiEnhanced(),
  upgrade: words.upgrade(),
}
