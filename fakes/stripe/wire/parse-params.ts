/** Owns the step from decoded form to typed parameters, and its refusals in Stripe's words. */
import type { z } from 'zod'
import { type ApiError, invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import type { FormObject } from '#fakes/stripe/wire/form.ts'

const bracketed = ([head, ...rest]: readonly PropertyKey[]): string =>
  String(head) + rest.map((part) => `[${String(part)}]`).join('')

const isPresent = (form: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((node, key) => Object(node)[key], form) !== undefined

const refusal = (form: FormObject, issue: z.core.$ZodIssue): ApiError => {
  if (issue.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? ''])
    return invalidRequest('parameter_unknown', `Received unknown parameter: ${param}`, param)
  }
  const param = bracketed(issue.path)
  if (!isPresent(form, issue.path)) {
    return invalidRequest('parameter_missing', `Missing required param: ${param}.`, param)
  }
  return invalidRequest('parameter_invalid', `Invalid ${param}: ${issue.message}`, param)
}

export const parseParams = <S extends z.ZodType>(schema: S, form: FormObject): z.output<S> => {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue === undefined
    ? invalidRequest('parameter_invalid', 'Invalid parameters.')
    : refusal(form, issue)
}
