/** Sends the finished set-up and says how it went. */
import { completeAccountSetup } from '#contract/auth.ts'
import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import { ApiFailure, call } from '#web/api.ts'

export type SetupOutcome =
  | { readonly ok: true; readonly signedIn: OutputOf<typeof completeAccountSetup> }
  | { readonly ok: false; readonly isSetUp: boolean; readonly message: string }

export const completeSetup = async (input: InputOf<typeof completeAccountSetup>): Promise<SetupOutcome> => {
  try {
    return { ok: true, signedIn: await call(completeAccountSetup, input) }
  } catch (error) {
    if (!(error instanceof ApiFailure)) {
      return { ok: false, isSetUp: false, message: 'An unexpected error occurred. Please try again.' }
    }
    const isSetUp = error.code === 'already_set_up'
    return { ok: false, isSetUp, message: error.message || 'Setup failed. Please try again.' }
  }
}
