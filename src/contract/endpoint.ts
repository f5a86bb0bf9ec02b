/** What one call of the API is: its method, path, access, limits and the shapes it takes and gives. */
import { z } from 'zod'

export type Access = 'public' | 'bearer'

/** At most `max` calls from one caller in `perSeconds` seconds; the caller is the account, else the address. */
export type RateLimit = { readonly max: number; readonly perSeconds: number }

export type Endpoint<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; a `:name` segment is filled from the input's field of the same name. */
  readonly path: `/${string}`
  readonly access: Who
  readonly tag: string
  readonly summary: string
  /** Path parameters, query (GET, DELETE) or body (POST, PUT), all in one strict object. */
  readonly input: Input
  /** The shape of `data` in the success envelope. */
  readonly output: Output
  /** The browser's session cookie is read or written by this call. */
  readonly cookies?: true
  /** Status of a success; 200 unless said. */
  readonly status?: 200 | 201 | 202
  readonly limit?: RateLimit
  /** For a call that sends mail: how often it may be asked for one recipient, whether or not a mail goes out. */
  readonly mailLimit?: RateLimit & { readonly by: 'account' | 'email' | 'sessionId' }
}

export type InputOf<E extends Endpoint> = z.input<E['input']>
export type ParsedInputOf<E extends Endpoint> = z.output<E['input']>
export type OutputOf<E extends Endpoint> = z.output<E['output']>

/** Declares one endpoint, keeping its exact types. Unknown fields of its input are refused. */
export const endpoint = <
  const Input extends z.ZodObject,
  const Output extends z.ZodType,
  const Who extends Access,
>(
  declared: Endpoint<Input, Output, Who>,
): Endpoint<Input, Output, Who> => ({ ...declared, input: declared.input.strict() as Input })

/** No input at all. */
export const nothing = z.strictObject({})

/** The names in `/users/:id/notes/:noteId` → ['id', 'noteId']. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '')
