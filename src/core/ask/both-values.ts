/** Owns which questions hold the person's own market value and assessed value: what they leave to save is arithmetic. */

const AMOUNT = /(?<![\p{L}\p{N}-])\$?\d{2,3}(?:,?\d{3})*k?(?![\d%]| ?percent)/gu
const ASSESSED = /\bass?ess?ed\b/i
const MARKET = /\b(?:market|just|value)\b/i
const WHETHER = /\b(?:points?|worth|sav\w+|help|matter|good|use|appeal\w*|fil(?:e|ing)|lower|why)\b/i

export const holdsBothValues = (question: string): boolean =>
  (question.match(AMOUNT) ?? []).length > 1 && [ASSESSED, MARKET, WHETHER].every((one) => one.test(question))
