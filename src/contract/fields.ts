/** Fields that several calls share, each with the sentence a person reads when it is wrong. */
import { z } from 'zod'
import { COUNTY_IDS } from '#core/property/county-ids.ts'
import { floridaZip } from '#core/property/florida-zip.ts'
import * as words from '#messages/contract/fields.ts'

const maxName = 80

export const email = z
  .string()
  .trim()
  .min(1, { error: words.emailIsRequired(), abort: true })
  .max(254, words.pleaseEnterAValidEmailAddress())
  .pipe(z.email(words.pleaseEnterAValidEmailAddress()))

const shortestPassword = 8

/** What is said where a password is chosen. */
export const passwordRule = words.atLeastCharactersWithAnUppercase({ shortestPassword })

/** Sign-in accepts any old password that is long enough. Bounded, because hashing costs. */
export const password = z
  .string()
  .min(1, { error: words.passwordIsRequired(), abort: true })
  .min(shortestPassword, { error: words.passwordMustBeAtLeastCharacters({ shortestPassword }), abort: true })
  .max(200, words.passwordMustBeAtMost200())

/** The password of who is signed in: whatever is typed, the answer is whether it is the right one. */
export const currentPassword = z
  .string()
  .min(1, words.passwordIsRequired())
  .max(200, words.passwordMustBeAtMost200())

/** A password being chosen. */
export const newPassword = password.refine(
  (value) => /[a-z]/.test(value) && /[A-Z]/.test(value) && /\d/.test(value),
  words.passwordMustContainUppercase(),
)

/** Nobody types control characters, line separators or a change of writing direction as part of a name. */
const isOneLine = (text: string): boolean => !/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text)

const requiredText = (name: string, max: number) =>
  z
    .string(words.isRequired({ name }))
    .trim()
    .min(1, { error: words.isRequired({ name }), abort: true })
    .max(max, { error: words.mustBeAtMostCharacters({ name, max }), abort: true })
    .refine(isOneLine, { error: words.hasCharactersWeCantShow({ name }), abort: true })

/** Names stand in mails that anybody can have sent to a stranger, so none of them may become a link. */
const looksLikeAddress = (text: string): boolean =>
  /[/@:\\]|www\.|\.\p{Ll}{2,}|\p{L}{3,}\.\p{L}{2,}|\d\.\p{L}/u.test(text)

const personName = (name: string) =>
  requiredText(name, maxName).refine(
    (text) => !looksLikeAddress(text),
    words.cantIncludeAWebOrEmail({ name }),
  )

export const firstName = personName(words.firstName())
export const lastName = personName(words.lastName())
export const streetAddress = requiredText(words.streetAddress(), 120)
export const city = requiredText('City', 60)

export const zipCode = z
  .string(words.zipCodeIsRequired())
  .trim()
  .min(1, { error: words.zipCodeIsRequired(), abort: true })
  .regex(floridaZip, words.pleaseEnterAValidFloridaZip())

/** A county's slug, such as `hillsborough` or `st-johns`, before it is asked whether there is such a county. */
const countySlug = z
  .string(words.pleaseSelectYourCounty())
  .min(1, { error: words.pleaseSelectYourCounty(), abort: true })
  .max(40, { error: words.pleaseSelectYourCounty(), abort: true })
  .regex(/^[a-z-]+$/, words.pleaseSelectYourCounty())

const isCounty = (id: string): boolean => COUNTY_IDS.some((known) => known === id)

/** One of the 67. */
export const countyId = countySlug.refine(isCounty, {
  error: words.pleaseSelectOneOfFloridas67(),
  when: ({ issues }) => issues.length === 0,
})

export const propertyType = z.enum(['single_family', 'condo', 'townhouse', 'mobile_home'], {
  error: words.pleaseChooseSingleFamilyCondo(),
})

export const tier = z.enum(['standard', 'ai_enhanced'], {
  error: words.pleaseChooseTheStandardOrThe(),
})
export type Tier = z.infer<typeof tier>

/** The years a house can have been built in; the current year comes from the caller's clock. */
export const yearBuilt = (currentYear: number) =>
  z
    .int(words.yearBuiltMustBeAWhole())
    .min(1800, words.yearBuiltMustBe1800Or())
    .max(currentYear, words.yearBuiltMustBeOrEarlier({ currentYear }))

export const squareFootage = z
  .int(words.squareFootageMustBeAWhole())
  .min(100, words.squareFootageMustBeAtLeast())
  .max(1_000_000, words.squareFootageMustBeAtMost())

/** Set-up and reset links carry 32 random bytes; the mail also carries a short code to type. */
export const linkToken = z
  .string(words.pleaseOpenTheLinkInYour())
  .trim()
  .min(1, { error: words.pleaseEnterTheCodeFromYour(), abort: true })
  .min(8, words.theLinkOrCodeIsToo())
  .max(128, words.theLinkOrCodeIsToo2())

const paymentUnknown = words.weDontRecognizeThisPaymentGo()

/** A checkout's id, as it is in the address of the page after the payment. */
export const paymentSession = z
  .string(paymentUnknown)
  .min(8, { error: paymentUnknown, abort: true })
  .max(200, paymentUnknown)
