/** Owns refusals in Stripe's form: `{ error: { type, code, param, message } }` with the fitting status. */
export type ApiErrorBody = {
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  readonly message: string
  readonly code?: string
  readonly param?: string
}

export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody

  constructor(status: number, body: ApiErrorBody) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.body = body
  }
}

export const invalidRequest = (code: string, message: string, param?: string): ApiError =>
  new ApiError(400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(param === undefined ? {} : { param }),
  })

/** A body that names a missing object is a 400; a path that does is a 404. */
export const noSuch = (noun: string, id: string, param: string, status: 400 | 404 = 404): ApiError =>
  new ApiError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${noun}: '${id}'`,
  })
