/** What one call of the API is: its method, path, access, limits and the shapes it takes and gives. */
import { z } from 'zod'
import type { ErrorCode } from './envelope.ts'

export type Access = 'public' | 'bearer'

/** What the signed-in person must own: the course in either tier, or the AI-Enhanced tier. */
export type Needs = 'course' | 'ai_enhanced'

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
  /** Only with `bearer`; nobody is asked for more than an account unless said. */
  readonly needs?: Needs
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
  /**
   * Of a GET: who may keep the answer. 'browser' asks each time whether it is still the same; 'anyone' for an hour, for
   * what is the same for all. Nobody unless said: most answers hold what is personal or a signed address.
   */
  readonly keep?: 'browser' | 'anyone'
  readonly limit?: RateLimit
  /** For a call that sends mail: how often it may be asked for one recipient, whether or not a mail goes out. */
  readonly mailLimit?: RateLimit & { readonly by: 'account' | 'email' | 'sessionId' }
  /** How the call itself can refuse, beside what its access, needs, body and limits say already. */
  readonly refusals?: readonly ErrorCode[]
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

/** What a person is told who has not bought what a call needs. */
export const refusalOfNeeds = {
  course: 'forbidden',
  ai_enhanced: 'upgrade_required',
} as const satisfies Record<Needs, ErrorCode>

const bodyRefusals = ['invalid_json', 'too_large', 'unsupported_media_type'] as const

/** Every way in which the call can be refused. Every call checks its input and is limited. */
export const refusalsOf = ({ method, access, needs, refusals = [] }: Endpoint): ReadonlySet<ErrorCode> =>
  new Set<ErrorCode>([
    'invalid_request',
    ...(method === 'GET' ? [] : bodyRefusals),
    ...(access === 'bearer' ? (['unauthenticated'] as const) : []),
    ...(needs ? [refusalOfNeeds[needs]] : []),
    ...refusals,
    'rate_limited',
    'internal',
  ])
