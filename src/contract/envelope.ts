/** The one form in which every answer of the API comes, and the codes its failures carry. */
import { z } from 'zod'
import * as words from '#messages/contract/envelope.ts'

export const errorCodes = [
  'invalid_request',
  'invalid_json',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'upgrade_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'link_invalid',
  'already_set_up',
  'access_on_hold',
  'purchase_ended',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'payment_failed',
  'unavailable',
  'internal',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** HTTP status of each code; exhaustive by type. */
export const statusOf = {
  invalid_request: 400,
  invalid_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  upgrade_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  link_invalid: 410,
  already_set_up: 410,
  access_on_hold: 409,
  purchase_ended: 410,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  payment_failed: 502,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

/** One faulty field: its path in the request (`propertyData.zipCode`) and what would be right. */
export const fieldFault = z.object({ field: z.string(), message: z.string() })
export type FieldFault = z.infer<typeof fieldFault>

export const apiError = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.array(fieldFault).optional(),
})
export type ApiError = z.infer<typeof apiError>

export const failureEnvelope = z.object({ success: z.literal(false), error: apiError })

/** The success envelope around one output shape. */
export const successEnvelope = <Output extends z.ZodType>(data: Output) =>
  z.object({ success: z.literal(true), data })

export const messages = {
  authenticationRequired: words.authenticationRequired(),
  authenticationFailed: words.authenticationFailed(),
  tooManyRequests: words.tooManyRequestsPleaseTryAgain(),
  network: words.networkErrorPleaseCheckYour(),
} as const

export const requestTimeoutMilliseconds = 10_000
export const maxBodyBytes = 64 * 1024
