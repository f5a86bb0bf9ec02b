/** Fields that several calls share, each with the sentence a person reads when it is wrong. */
import { z } from 'zod'
import { COUNTY_IDS } from '#core/property/county-ids.ts'
import { floridaZip } from '#core/property/florida-zip.ts'

const maxName = 80

export const email = z
  .string()
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

const shortestPassword = 8

/** What is said where a password is chosen. */
export const passwordRule = `At least ${shortestPassword} characters, with an uppercase letter, a lowercase letter and a number.`

/** Sign-in accepts any old password that is long enough. Bounded, because hashing costs. */
export const password = z
  .string()
  .min(1, { error: 'Password is required', abort: true })
  .min(shortestPassword, { error: `Password must be at least ${shortestPassword} characters`, abort: true })
  .max(200, 'Password must be at most 200 characters')

/** A password being chosen. */
export const newPassword = password.refine(
  (value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
  'Password must contain uppercase, lowercase, and number',
)

/** Nobody types control characters, line separators or a change of writing direction as part of a name. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text)

const requiredText = (name: string, max: number) =>
  z
    .string(`${name} is required`)
    .trim()
    .min(1, { error: `${name} is required`, abort: true })
    .max(max, { error: `${name} must be at most ${max} characters`, abort: true })
    .refine(isOneLine, { error: `${name} has characters we can’t show`, abort: true })

/** Names stand in mails that anybody can have sent to a stranger, so none of them may become a link. */
const looksLikeAddress = (text: string): boolean =>
  /[/@:\\]|www\.|\.\p{Ll}{2,}|\p{L}{3,}\.\p{L}{2,}|\d\.\p{L}/u.test(text)

const personName = (name: string) =>
  requiredText(name, maxName).refine(
    (text) => !looksLikeAddress(text),
    `${name} can’t include a web or email address`,
  )

export const firstName = personName('First name')
export const lastName = personName('Last name')
export const streetAddress = requiredText('Street address', 120)
export const city = requiredText('City', 60)

export const zipCode = z
  .string('ZIP code is required')
  .trim()
  .min(1, { error: 'ZIP code is required', abort: true })
  .regex(floridaZip, 'Please enter a valid Florida ZIP code')

/** A county's slug, such as `hillsborough` or `st-johns`, before it is asked whether there is such a county. */
const countySlug = z
  .string('Please select your county')
  .min(1, { error: 'Please select your county', abort: true })
  .max(40, { error: 'Please select your county', abort: true })
  .regex(/^[a-z-]+$/, 'Please select your county')

const isCounty = (id: string): boolean => COUNTY_IDS.some((known) => known === id)

/** One of the 67. */
export const countyId = countySlug.refine(isCounty, {
  error: "Please select one of Florida's 67 counties",
  when: ({ issues }) => issues.length === 0,
})

export const propertyType = z.enum(['single_family', 'condo', 'townhouse', 'mobile_home'], {
  error: 'Please choose single family, condo, townhouse or mobile home',
})

export const tier = z.enum(['standard', 'ai_enhanced'], {
  error: 'Please choose the Standard or the AI-Enhanced course',
})
export type Tier = z.infer<typeof tier>

/** The years a house can have been built in; the current year comes from the caller's clock. */
export const yearBuilt = (currentYear: number) =>
  z
    .int('Year built must be a whole year')
    .min(1800, 'Year built must be 1800 or later')
    .max(currentYear, `Year built must be ${currentYear} or earlier`)

export const squareFootage = z
  .int('Square footage must be a whole number')
  .min(100, 'Square footage must be at least 100')
  .max(1_000_000, 'Square footage must be at most 1,000,000')

/** Set-up and reset links carry 32 random bytes; the mail also carries a short code to type. */
export const linkToken = z
  .string('Please open the link in your email, or enter its code')
  .trim()
  .min(1, { error: 'Please enter the code from your email', abort: true })
  .min(8, 'The link or code is too short. Copy all of it from your email.')
  .max(128, 'The link or code is too long. Copy only the link or code from your email.')

const paymentUnknown = 'We don’t recognize this payment. Go back to the page you saw after you paid.'

/** A checkout's id, as it stands in the address of the page after the payment. */
export const paymentSession = z
  .string(paymentUnknown)
  .min(8, { error: paymentUnknown, abort: true })
  .max(200, paymentUnknown)
