/** Puts the product's own figures and the operator's address into words from content files, at build time. */
import { petitionWindowDays } from '#core/appeal/season-params.ts'
import { guaranteeDays } from '#core/billing/guarantee.ts'
import { products } from '#core/billing/product.ts'
import { formatMoney } from '#core/money.ts'
import { PETITION_FEE_CEILING } from '#core/tax/params.ts'
import { exampleTokens } from '#web/example-values.ts'
import { operator } from '#web/operator.ts'

const values: Readonly<Record<string, string>> = {
  ...exampleTokens,
  'price:standard': formatMoney(products.standard.priceCents),
  'price:ai_enhanced': formatMoney(products.ai_enhanced.priceCents),
  'price:upgrade': formatMoney(products.ai_enhanced.priceCents - products.standard.priceCents),
  'guarantee:withoutAccount': String(guaranteeDays.withoutAccount),
  'guarantee:standard': String(guaranteeDays.standard),
  'guarantee:ai_enhanced': String(guaranteeDays.ai_enhanced),
  'param:vab-fee-ceiling': formatMoney(PETITION_FEE_CEILING),
  'param:petition-window-days': String(petitionWindowDays),
  'operator.name': operator.name,
  'operator.postalAddress': operator.postalAddress,
  'operator.supportEmail': operator.supportEmail,
}

/** The reader's own day decides about these, so they are filled in the browser. */
const isFilledLater = (name: string): boolean => name.startsWith('season:')

/** Replaces every `{{name}}`. Throws for a name that has no value, so that no page is built with a hole. */
export const fillIn = (text: string): string =>
  text.replace(/\{\{([^}]+)\}\}/g, (hole, name: string) => {
    const value = isFilledLater(name) ? hole : values[name]
    if (value === undefined) throw new Error(`No value is known for {{${name}}}`)
    return value
  })

/** The same for every text inside a structure read from YAML. */
export const fillInAll = <T>(value: T): T => JSON.parse(fillInQuoted(JSON.stringify(value)))

const fillInQuoted = (json: string): string =>
  json.replace(/"(?:[^"\\]|\\.)*"/g, (quoted) => JSON.stringify(fillIn(JSON.parse(quoted))))
