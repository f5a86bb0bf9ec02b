import { checkNewPassword, completeAccountSetup } from '#contract/account/auth.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { validateAddressPublic } from '#contract/property/properties.ts'
import * as words from '#messages/account-setup/finish-setup.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { findAddress } from '#web/property/address-check.ts'

type SetupOutcome =
  | { readonly ok: true; readonly signedIn: OutputOf<typeof completeAccountSetup> }
  | {
      readonly ok: false
      readonly why: 'set-up-before' | 'password' | 'other'
      readonly message: string
    }

/** Sends the finished set-up and says how it went. */
const completeSetup = async (input: InputOf<typeof completeAccountSetup>): Promise<SetupOutcome> => {
  try {
    return { ok: true, signedIn: await call(completeAccountSetup, input) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      return { ok: false, why: 'other', message: words.anUnexpectedErrorOccurredPleaseTry() }
    }
    return { ok: false, why: whyOf(error), message: error.message || words.setupFailedPleaseTryAgain() }
  }
}

const whyOf = ({ code, details }: ApiFailure) => {
  if (code === 'already_set_up') return 'set-up-before'
  return details.some(({ field }) => field === 'accountData.password') ? 'password' : 'other'
}

/** Asked with the first step; where it cannot be asked, the answer to the whole set-up says the same. */
export const passwordFault = async (password: string): Promise<string | null> => {
  try {
    return (await call(checkNewPassword, { password })).fault
  } catch {
    return null
  }
}

type SetupInput = InputOf<typeof completeAccountSetup>

export type Finished =
  | { readonly kind: 'done'; readonly signedIn: OutputOf<typeof completeAccountSetup> }
  | { readonly kind: 'fault'; readonly message: string }
  /** Said at the street: the check of the address did not pass. */
  | { readonly kind: 'address'; readonly message: string }
  /** Said at the field of the county, which is not the one the address is in. */
  | { readonly kind: 'other-county'; readonly message: string }
  /** Said at the field of the password. */
  | { readonly kind: 'password'; readonly message: string }
  /** In another window, or by an earlier press whose answer was lost. */
  | { readonly kind: 'done-before' }
  /** Worth knowing about an address that is taken all the same; the next press sends. */
  | { readonly kind: 'notes'; readonly notes: readonly string[] }

const fault = (message: string): Finished => ({ kind: 'fault', message })

/** `read` are the notes that the person has seen already. */
export const finishSetup = async (input: SetupInput, read: readonly string[]): Promise<Finished> => {
  const { addressLine1, addressLine2, city, zipCode, countyId, parcelId } = input.propertyData
  const address = { addressLine1, addressLine2, city, zipCode, countyId, parcelId, state: 'FL' as const }
  const checked = await findAddress(countyId, () => call(validateAddressPublic, address))
  if (!checked.ok) return { kind: checked.atCounty ? 'other-county' : 'address', message: checked.fault }
  if (checked.notes.some((note) => !read.includes(note))) return { kind: 'notes', notes: checked.notes }
  const outcome = await completeSetup(input)
  if (outcome.ok) return { kind: 'done', signedIn: outcome.signedIn }
  if (outcome.why === 'password') return { kind: 'password', message: outcome.message }
  return outcome.why === 'set-up-before' ? { kind: 'done-before' } : fault(outcome.message)
}
