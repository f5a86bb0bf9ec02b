/** Owns what is typed into the payment form: reading it, finding mistakes in it, and what each test card does. */

export type CardForm = {
  readonly email: string
  readonly number: string
  readonly expiration: string
  readonly cvc: string
  readonly name: string
}
export type FormField = keyof CardForm
export type FieldErrors = Partial<Record<FormField, string>>

export type Decline = { readonly code: string; readonly declineCode: string | null; readonly message: string }
export type Card = {
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  /** Undefined: the bank accepts. */
  readonly decline: Decline | undefined
  /** Undefined: a card, which is sure at once. */
  readonly debit: DebitOutcome | undefined
}

/** What becomes of a payment that is taken but not yet sure. */
export type DebitOutcome = 'succeeded' | 'failed'

type Effect = { readonly decline?: Decline; readonly debit?: DebitOutcome }

const declined = (code: string, message: string, declineCode: string | null = null): Effect => ({
  decline: { code, declineCode, message },
})

/**
 * Source of the declines: https://docs.stripe.com/testing#declined-payments.
 * Ours are the two bank debits, typed like a card so that the page needs one form.
 */
const testCards: Readonly<Record<string, Effect>> = {
  '4242424242424242': {},
  '4000000000000002': declined('card_declined', 'Your card was declined.', 'generic_decline'),
  '4000000000009995': declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  '4000000000000069': declined('expired_card', 'Your card has expired.'),
  '4000000000000127': declined('incorrect_cvc', "Your card's security code is incorrect."),
  '4000000000000119': declined(
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  '4000000000001000': { debit: 'succeeded' },
  '4000000000001018': { debit: 'failed' },
}

type Expiry = { month: number; year: number }

const readExpiry = (typed: string): Expiry | undefined => {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  if (month === undefined || year === undefined) return undefined
  const expiry = { month: Number(month), year: year.length === 2 ? 2_000 + Number(year) : Number(year) }
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : undefined
}

/** A card is good to the end of its month. */
const isPast = ({ month, year }: Expiry, now: Date): boolean => Date.UTC(year, month, 1) <= now.getTime()

const expiryError = (typed: string, now: Date): string | undefined => {
  if (typed.trim() === '') return "Enter your card's expiration date."
  const expiry = readExpiry(typed)
  if (expiry === undefined) return "Your card's expiration date is incomplete. Write it as MM / YY."
  if (isPast(expiry, now)) return "Your card's expiration date is in the past."
  return expiry.year > now.getUTCFullYear() + 50 ? "Your card's expiration year is invalid." : undefined
}

const numberError = (digits: string): string | undefined => {
  if (digits === '') return 'Enter your card number.'
  if (Object.hasOwn(testCards, digits)) return undefined
  return 'Your card number is invalid. No real card works on this test page; use 4242 4242 4242 4242.'
}

const cvcError = (typed: string): string | undefined => {
  if (typed.trim() === '') return "Enter your card's security code."
  return /^\s*\d{3}\s*$/.test(typed)
    ? undefined
    : "Your card's security code is incomplete. It has three digits."
}

const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '')

const given = (errors: Record<FormField, string | undefined>): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))

export const emailError = (email: string): string | undefined => {
  if (email.trim() === '') return 'Enter your email.'
  return /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/.test(email.trim()) ? undefined : 'Your email is incomplete.'
}

export const checkCard = (
  form: CardForm,
  now: Date,
): { ok: true; card: Card } | { ok: false; errors: FieldErrors } => {
  const digits = digitsOf(form.number)
  const errors = given({
    email: emailError(form.email),
    number: numberError(digits),
    expiration: expiryError(form.expiration, now),
    cvc: cvcError(form.cvc),
    name: form.name.trim() === '' ? 'Enter the name on your card.' : undefined,
  })
  const expiry = readExpiry(form.expiration)
  if (Object.keys(errors).length > 0 || expiry === undefined) return { ok: false, errors }
  return {
    ok: true,
    card: {
      last4: digits.slice(-4),
      expMonth: expiry.month,
      expYear: expiry.year,
      decline: testCards[digits]?.decline,
      debit: testCards[digits]?.debit,
    },
  }
}
