/** Owns the shape of one API endpoint: method, path, accepted parameters, and what it does inside a transaction. */
import type { z } from 'zod'
import type { FormObject } from '#fakes/stripe/wire/form.ts'
import { parseParams } from '#fakes/stripe/wire/parse-params.ts'
import type { Work } from '#fakes/stripe/wire/work.ts'

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
