/** Refuses a password that thieves try first, wherever one is chosen. */
import { isCommonPassword } from '#server/services/common-passwords.ts'
import { type Reply, refuseField } from './reply.ts'

/** null when the password may be used; `field` is its name in the call. */
export const refuseCommonPassword = async (field: string, password: string): Promise<Reply<never> | null> =>
  (await isCommonPassword(password))
    ? refuseField(field, 'This password is easy to guess. Please choose a less common one.')
    : null
