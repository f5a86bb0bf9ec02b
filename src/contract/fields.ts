/** Fields that several calls share, each with the sentence a person reads when it is wrong. */
import { z } from 'zod'

const maxName = 80

export const email = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Please enter a valid email address')
  .pipe(z.email('Please enter a valid email address'))

/** Sign-in accepts any old password of 8 characters or more. Bounded, because hashing costs. */
export const password = z
  .string()
  .min(1, 'Password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(200, 'Password must be at most 200 characters')

/** A password being chosen. */
export const newPassword = password.refine(
  (value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
  'Password must contain uppercase, lowercase, and number',
)

const requiredText = (message: string, max: number, tooLong: string) =>
  z.string(message).trim().min(1, message).max(max, tooLong)

export const firstName = requiredText(
  'First name is required',
  maxName,
  'First name must be at most 80 characters',
)
export const lastName = requiredText(
  'Last name is required',
  maxName,
  'Last name must be at most 80 characters',
)
export const streetAddress = requiredText(
  'Street address is required',
  120,
  'Street address must be at most 120 characters',
)
export const city = requiredText('City is required', 60, 'City must be at most 60 characters')

export const zipCode = z
  .string('ZIP code is required')
  .trim()
  .min(1, 'ZIP code is required')
  .regex(/^3[2-4]\d{3}(-\d{4})?$/, 'Please enter a valid Florida ZIP code')

/** A county's slug, such as `hillsborough` or `st-johns`. */
export const countyId = z
  .string('Please select your county')
  .min(1, 'Please select your county')
  .max(40, 'Please select your county')
  .regex(/^[a-z-]+$/, 'Please select your county')

export const propertyType = z.enum(['single_family', 'condo', 'townhouse', 'mobile_home'], {
  error: 'Please choose single_family, condo, townhouse or mobile_home',
})

export const tier = z.enum(['standard', 'ai_enhanced'], { error: 'tier must be standard or ai_enhanced' })
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
  .string('token is required')
  .trim()
  .min(8, 'The link or code is too short')
  .max(128, 'The link or code is too long')
