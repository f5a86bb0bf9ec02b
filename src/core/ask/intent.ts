/** Owns what a question wants to hear of its matter: a day, a length of time, an amount, a person, a place, a reason, or how it is. */

const INTENTS = {
  why: /\bwhy\b|\bhow come\b|\bwhat is the reason\b/i,
  'how-long':
    /\bhow long\b(?=.*\b(?:last|takes?|usually|wait|kept|keep|speak|process)\b)|\bhow long (?:will|is|are) (?:the|a|an|my|your) (?:\w+ )?(?:hearing|process|conference|course)s?\b|\bhow many (?:minutes|hours)\b|\bhow much time\b/i,
  when: /\bwhen\b|\b(?:what|which|by what|last|final|due) (?:day|date|time|month)s?\b|\bhow (?:long|soon|early|late|far (?:ahead|back)|recent|old|many (?:days|weeks|months))\b|\b(?:deadline|time limit|cut ?off)\b|\bby when\b/i,
  'how-many': /\bhow many\b/i,
  'how-much':
    /\bhow (?:much|big|high|expensive)\b|\bcosts?\b|\b(?:what|which) (?:part|share|percent\w*|portion|amount|discount)\b|\bis the \w+ fee\b|\$ ?\d/i,
  who: /^(?:\w+ )?who(?:m|se)?\b/i,
  where: /\bwhere\b|\b(?:what|which) (?:address|website|office|site)\b/i,
  'what-if': /\bwhat (?:if|happens|now)\b|\bhappens (?:if|when)\b/i,
} as const

export type Intent = keyof typeof INTENTS | 'how'

/** These may each be asked as another: 'What if I cannot come?', 'Can I come another day?' */
const OPEN: readonly Intent[] = ['what-if', 'how']

export const intentOf = (question: string): Intent => {
  const found = Object.entries(INTENTS).find(([, asks]) => asks.test(question))?.[0]
  return (found as Intent | undefined) ?? 'how'
}

/** From 0, quite another, to 1, the same. */
export const nearnessOf = (one: Intent, other: Intent): number => {
  if (one === other) return 1
  if (OPEN.includes(one) && OPEN.includes(other)) return 0.8
  return OPEN.includes(one) || OPEN.includes(other) ? 0.5 : 0
}
