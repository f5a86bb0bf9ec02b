/** What the pages of mailed links ask the server. */
import { queryOptions } from '@tanstack/react-query'
import { readEmailVerification, validateResetToken } from '#contract/account/auth.ts'
import { ApiFailure, call } from '#web/call/api.ts'

const isDead = ({ code }: ApiFailure): boolean => code === 'link_invalid' || code === 'invalid_request'

/** A link that does not work (any more) is an answer, not a failure. */
const readVerification = async (token: string) => {
  try {
    return { works: true, ...(await call(readEmailVerification, { token })) } as const
  } catch (error) {
    if (error instanceof ApiFailure && isDead(error)) return { works: false } as const
    throw error
  }
}

/** null while the link works, else the sentence that says why it does not. */
const readResetFault = async (token: string): Promise<string | null> => {
  try {
    await call(validateResetToken, { token })
    return null
  } catch (error) {
    if (error instanceof ApiFailure && isDead(error)) return error.message
    throw error
  }
}

/** A link is looked at once, so that nothing moves while the new password is typed. */
export const resetFaultQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: () => readResetFault(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-verification', token],
    queryFn: () => readVerification(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
