/** Owns the shape of one API endpoint: method, path, accepted parameters, and what it does inside a transaction. */
import type { z } from 'zod'
import { type ApiError, invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import type { FormObject } from '#fakes/stripe/wire/form.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

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

const parseParams = <S extends z.ZodType>(schema: S, form: FormObject): z.output<S> => {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw issue === undefined
    ? invalidRequest('parameter_invalid', 'Invalid parameters.')
    : refusal(form, issue)
}

export type Route = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: string
  readonly run: (work: Work, form: FormObject, id: string) => Promise<object>
}

/** `id` is the `:id` of the path, empty when the path has none. `expand` is handled for every route alike. */
export const route = <S extends z.ZodType>(
  method: Route['method'],
  path: string,
  params: S,
  handle: (work: Work, params: z.output<S>, id: string) => Promise<object>,
): Route => ({ method, path, run: (work, form, id) => handle(work, parseParams(params, form), id) })
