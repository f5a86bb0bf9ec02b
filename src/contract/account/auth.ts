/** Sign-in, sessions, and the links that arrive by mail. */
import { z } from 'zod'
import { endpoint, nothing } from '../endpoint.ts'
import { email, firstName, lastName, linkToken, newPassword, paymentSession } from '../fields.ts'
import { parcelNumber, propertyData } from '../property/home-form.ts'
import { reportedHome } from '../property/reported-homes.ts'
import { resetForm, resetRequestForm, setupAccountData, signInForm } from './forms.ts'
import { user } from './users.ts'

const tokens = z.object({ accessToken: z.string() })
const signedIn = z.object({ user, tokens })
const acknowledged = z.object({ message: z.string() })
const perMinute = (max: number) => ({ max, perSeconds: 60 })
const perHour = (max: number) => ({ max, perSeconds: 60 * 60 })

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  tag: 'Auth',
  summary: 'Open an account without a purchase; a link to confirm the email address is mailed',
  cookies: true,
  status: 201,
  // It tells whether an email address has an account: few tries, by caller and by address (decision 0012).
  limit: perHour(30),
  mailLimit: { ...perHour(5), by: 'email' },
  refusals: ['conflict'],
  input: z.object({ email, password: newPassword, firstName, lastName }),
  output: z.object({ accessToken: z.string(), user }),
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  tag: 'Auth',
  summary: 'Sign in',
  cookies: true,
  // Guesses are slowed down by account and address (decision 0012); many people share one carrier's address.
  limit: perMinute(60),
  refusals: ['invalid_credentials'],
  input: signInForm,
  output: signedIn,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  tag: 'Auth',
  summary: 'A new access token for the session cookie, which is exchanged too',
  cookies: true,
  limit: perMinute(60),
  refusals: ['unauthenticated'],
  input: nothing,
  output: signedIn,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  tag: 'Auth',
  summary: 'End this session',
  cookies: true,
  limit: perMinute(60),
  input: nothing,
  output: acknowledged,
})

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  tag: 'Auth',
  summary: 'Mail a reset link, if there is such an account; the answer is the same either way',
  limit: perMinute(5),
  mailLimit: { ...perHour(5), by: 'email' },
  input: resetRequestForm,
  output: acknowledged,
})

export const validateResetToken = endpoint({
  method: 'POST',
  path: '/auth/reset-password/validate',
  access: 'public',
  tag: 'Auth',
  summary: 'Whether a reset link or code still works; looking does not use it up',
  limit: perMinute(20),
  refusals: ['link_invalid'],
  input: z.object({ token: linkToken }),
  output: z.object({ expiresAt: z.iso.datetime() }),
})

export const completePasswordReset = endpoint({
  method: 'POST',
  path: '/auth/reset-password/complete',
  access: 'public',
  tag: 'Auth',
  summary: 'Choose a new password with the mailed link or code; every session ends',
  limit: perMinute(10),
  refusals: ['link_invalid'],
  input: resetForm,
  output: acknowledged,
})

export const readEmailVerification = endpoint({
  method: 'GET',
  path: '/auth/verify-email/:token',
  access: 'public',
  tag: 'Auth',
  summary: 'Which address this link or code confirms; looking does not use it up',
  limit: perMinute(20),
  refusals: ['link_invalid'],
  input: z.object({ token: linkToken }),
  output: z.object({
    /** Only its first letter and its domain, such as `a***@example.com`. */
    email: z.string(),
    /** The address is confirmed already; there is nothing left to do. */
    verified: z.boolean(),
  }),
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email/:token',
  access: 'public',
  tag: 'Auth',
  summary: 'Confirm the email address with the mailed link or code',
  limit: perMinute(20),
  refusals: ['link_invalid'],
  input: z.object({ token: linkToken }),
  output: acknowledged,
})

export const validateSetupToken = endpoint({
  method: 'POST',
  path: '/auth/validate-setup-token',
  access: 'public',
  tag: 'Auth',
  summary: 'Whose setup link this is; looking does not use it up',
  limit: perMinute(20),
  refusals: ['link_invalid', 'already_set_up', 'access_on_hold', 'purchase_ended'],
  input: z.object({ token: linkToken }),
  output: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** The home of the newest free report that this address asked for; null without one. */
    home: reportedHome.nullable(),
    /** There is an account under this address: the purchase is added to it by `addPurchase`. */
    hasAccount: z.boolean(),
    /** What is paid back when it is added, because the account has the course, or Standard, already. */
    goesBack: z
      .object({
        cents: z.int().min(1),
        /** All of it; else what stays paid is the upgrade. */
        isWhole: z.boolean(),
      })
      .nullable(),
  }),
})

export const checkNewPassword = endpoint({
  method: 'POST',
  path: '/auth/check-password',
  access: 'public',
  tag: 'Auth',
  summary: 'Whether a password may be chosen, asked before the rest of a form is filled in',
  limit: perMinute(30),
  input: z.object({ password: newPassword }),
  /** What to do about it, or null. */
  output: z.object({ fault: z.string().nullable() }),
})

export const completeAccountSetup = endpoint({
  method: 'POST',
  path: '/auth/complete-account-setup',
  access: 'public',
  tag: 'Auth',
  summary: 'Create the account that a purchase is waiting for, with its first property, and sign in',
  cookies: true,
  status: 201,
  limit: perMinute(10),
  refusals: ['link_invalid', 'already_set_up', 'access_on_hold', 'purchase_ended', 'conflict'],
  input: z.object({
    token: linkToken,
    accountData: setupAccountData,
    propertyData: propertyData.extend({ parcelId: parcelNumber }),
  }),
  output: signedIn,
})

export const addPurchase = endpoint({
  method: 'POST',
  path: '/auth/add-purchase',
  access: 'bearer',
  tag: 'Auth',
  summary: 'Add the purchase that a setup link or code is for to the signed-in account of the same address',
  limit: perMinute(10),
  refusals: ['link_invalid', 'already_set_up', 'access_on_hold', 'purchase_ended', 'forbidden'],
  input: z.object({ token: linkToken }),
  output: z.object({ user }),
})

export const resendSetupLink = endpoint({
  method: 'POST',
  path: '/auth/resend-setup-link',
  access: 'public',
  tag: 'Auth',
  summary: 'Mail the setup link of a finished guest checkout again; the answer is the same either way',
  limit: { max: 3, perSeconds: 300 },
  mailLimit: { ...perHour(5), by: 'sessionId' },
  input: z.object({ sessionId: paymentSession }),
  output: acknowledged,
})
