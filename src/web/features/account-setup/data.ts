/** What the account set-up asks the server. */
import { queryOptions } from '@tanstack/react-query'
import { validateSetupToken } from '#contract/account/auth.ts'
import { validateAddressPartialPublic } from '#contract/property/properties.ts'
import { getGuestPurchase } from '#contract/purchase/payments.ts'
import { askQuickAnswer, type QuickAnswer } from '#contract/report/quick-answer.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { untilSettled } from '#web/call/asking-again.ts'

/** The link has done its work. */
export const alreadySetUp = { valid: false, why: 'set-up' } as const

/** A link that does not work (any more) is an answer, not a failure. */
const readSetupToken = async (token: string) => {
  try {
    const owner = await call(validateSetupToken, { token })
    return { valid: true, ...owner } as const
  } catch (error) {
    const answer = error instanceof ApiFailure ? whyNot(error) : null
    if (answer) return answer
    throw error
  }
}

const whyNot = ({ code, message }: ApiFailure) => {
  switch (code) {
    case 'already_set_up':
      return alreadySetUp
    case 'access_on_hold':
      return { valid: false, why: 'on-hold' } as const
    case 'purchase_ended':
      return { valid: false, why: 'ended', message } as const
    case 'link_invalid':
    case 'invalid_request':
    case 'not_found':
      return { valid: false, why: 'link-invalid' } as const
    default:
      return null
  }
}

export type SetupTokenAnswer = Awaited<ReturnType<typeof readSetupToken>>

export const setupTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['setup-token', token],
    queryFn: () => readSetupToken(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** What became of the purchase this browser began; asked until the server knows. */
export const guestPurchaseQuery = (sessionId: string) =>
  queryOptions({
    queryKey: ['guest-purchase', sessionId],
    queryFn: () => call(getGuestPurchase, { sessionId }),
    retry: false,
    refetchInterval: untilSettled,
  })

export type TypedAddress = {
  readonly addressLine1: string
  /** The apartment or unit; '' where none is typed. */
  readonly addressLine2: string
  readonly city: string
  readonly zipCode: string
}

/** What the county's record has of an address; a failure is no news. */
export const answerQuery = ({ addressLine1, addressLine2, city, zipCode }: TypedAddress) => {
  const street = [addressLine1, addressLine2].filter(Boolean).join(' ')
  const address = `${street}, ${city}, FL ${zipCode}`
  return queryOptions({
    queryKey: ['answer-of-address', address],
    queryFn: async () => (await call(askQuickAnswer, { address })).answer,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const addressesIn = (answer: QuickAnswer): readonly string[] => {
  switch (answer.kind) {
    case 'answer':
      return [answer.address]
    case 'not_on_record':
      return answer.addresses
    case 'choose':
      return answer.homes.map((home) => home.address)
    default:
      return []
  }
}

/** The homes on the record that may be meant where the address as typed is none. */
export const nearAddressesQuery = (typed: TypedAddress) =>
  queryOptions({ ...answerQuery({ ...typed, addressLine2: '' }), select: addressesIn })

/** Whether the record of the county of an address is not among ours. */
export const recordMissingQuery = (typed: TypedAddress) =>
  queryOptions({
    ...answerQuery(typed),
    select: (answer) => answer.kind === 'numbers' && answer.countyId !== null,
  })

/** What the server knows of an address while it is typed. A failure is no news: the full check comes later. */
export const partialAddressQuery = (address: TypedAddress) =>
  queryOptions({
    queryKey: ['partial-address', address],
    queryFn: () => {
      const { addressLine2, ...rest } = address
      return call(validateAddressPartialPublic, {
        ...rest,
        ...(addressLine2 && { addressLine2 }),
        state: 'FL',
      })
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
