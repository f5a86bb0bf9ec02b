/** Refuses a password that thieves try first, wherever one is chosen. */

import * as words from '#messages/http/new-password.ts'
import { isCommonPassword } from '#server/services/password/tried-first.ts'
import { type Reply, refuseField } from './reply.ts'

/** null when the password may be used. */
export const newPasswordFault = async (password: string): Promise<string | null> =>
  (await isCommonPassword(password)) ? words.thisPasswordIsEasyToGuess() : null

/** null when the password may be used; `field` is its name in the call. */
export const refuseCommonPassword = async (field: string, password: string): Promise<Reply<never> | null> => {
  const fault = await newPasswordFault(password)
  return fault === null ? null : refuseField(field, fault)
}
