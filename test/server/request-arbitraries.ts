/** Owns making up requests for a call from its own schema: good ones, and good ones spoiled in one place or two. */
import fc from 'fast-check'
import { z } from 'zod'
import { type Endpoint, pathParameters } from '#contract/endpoint.ts'
import { COUNTY_IDS } from '#core/property/county-ids.ts'
import { password } from '#test/people.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }
type Fields = { readonly [name: string]: Json }

/** As JSON Schema says it; only what our schemas use. */
const shape = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.json()).optional(),
  const: z.json().optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
  /** False: nothing may come after `prefixItems`. */
  get items(): z.ZodOptional<z.ZodUnion<readonly [z.ZodLiteral<false>, typeof shape]>> {
    return z.union([z.literal(false), shape]).optional()
  },
  get prefixItems(): z.ZodOptional<z.ZodArray<typeof shape>> {
    return z.array(shape).optional()
  },
  get properties(): z.ZodOptional<z.ZodRecord<z.ZodString, typeof shape>> {
    return z.record(z.string(), shape).optional()
  },
  get anyOf(): z.ZodOptional<z.ZodArray<typeof shape>> {
    return z.array(shape).optional()
  },
})
type Shape = z.infer<typeof shape>

/** What a schema cannot say in JSON Schema, or what would hardly ever be met by chance. */
const known: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  email: fc.oneof(
    fc.emailAddress(),
    fc.integer({ min: 0, max: 999 }).map((at) => `made-up-${at}@example.com`),
  ),
  password: fc.constantFrom(password, 'Another2Secret', 'short', 'alllowercase1'),
  newPassword: fc.constantFrom(password, 'Another2Secret'),
  currentPassword: fc.constantFrom(password, 'Wrong1Password'),
  countyId: fc.constantFrom(...COUNTY_IDS),
  id: fc.constantFrom('1', '7', '8', 'hillsborough', 'nowhere'),
  lessonId: fc.constantFrom('1-1', '1-2', '7-3'),
  addressLine1: fc.constantFrom('123 Main St', '101 Sample Orange Way', '4 Bay Blvd Apt 3'),
  city: fc.constantFrom('Tampa', 'Miami', 'Sample Springs'),
  zipCode: fc.constantFrom('33602', '33101', '32300', '34999', '33602-1234'),
}

const text = ({ pattern, format, minLength = 0, maxLength = 60 }: Shape): fc.Arbitrary<Json> => {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date') return fc.constantFrom('2026-08-15', '2026-02-28')
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  const bounds = { minLength, maxLength: Math.min(maxLength, minLength + 40) }
  return fc.oneof(fc.string(bounds), fc.string({ ...bounds, unit: 'grapheme' }))
}

const number = ({ type, minimum = -1e6, maximum = 1e6 }: Shape): fc.Arbitrary<Json> => {
  const whole = fc.integer({
    min: Math.ceil(Math.max(minimum, -(2 ** 31))),
    max: Math.min(maximum, 2 ** 31 - 1),
  })
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((value) => value / 100),
      )
}

const goodValue = (name: string, said: Shape): fc.Arbitrary<Json> => {
  const special = known[name]
  if (special) return special
  if (said.const !== undefined) return fc.constant(said.const)
  if (said.enum) return fc.constantFrom(...said.enum)
  if (said.anyOf) return fc.oneof(...said.anyOf.map((one) => goodValue('', one)))
  if (Array.isArray(said.type)) return fc.oneof(...said.type.map((type) => goodValue('', { ...said, type })))
  if (said.type === 'object') return goodFields(said)
  if (said.prefixItems) return fc.tuple(...said.prefixItems.map((one) => goodValue('', one)))
  if (said.type === 'array') return fc.array(goodValue('', said.items || {}), { maxLength: 3 })
  if (said.type === 'boolean') return fc.boolean()
  if (said.type === 'null') return fc.constant(null)
  if (said.type === 'integer' || said.type === 'number') return number(said)
  return text(said)
}

const goodFields = ({ properties = {} }: Shape): fc.Arbitrary<Fields> =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, said]) => [name, goodValue(name, said)])),
  )

/** Any but half of a pair. fast-check's own prepares, at a second of a core, to find each of a million again. */
const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

const nasty: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, -1, 0, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1, [], {}, [[[]]], {
    a: { b: 1 },
  }),
  fc.constantFrom('', ' ', '\t\n', '1e5', '-0', '$300,000', '1 2', '%', '_', '%00', '../../etc/passwd'),
  fc.constantFrom('\0', 'a\0b', '\ud83d', '\u202e', '\u2028', 'null', 'undefined', 'NaN', '２０２６', '🏠'),
  fc.constantFrom("'; drop table users; --", '<script>alert(1)</script>', '{{7*7}}', '__proto__'),
  fc.constantFrom('2026-02-30', 'x'.repeat(201), 'x'.repeat(5_000), '\u0301'.repeat(300)),
  fc.string({ unit: anyCharacter, maxLength: 50 }),
  fc.double().filter(Number.isFinite),
)

const withValue = (fields: Fields, [name = '', ...inner]: readonly string[], value: Json): Fields => {
  const old = fields[name]
  const isNested = inner.length > 0 && typeof old === 'object' && old !== null && !Array.isArray(old)
  return { ...fields, [name]: isNested ? withValue(old as Fields, inner, value) : value }
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name))

const pathsOf = (fields: Fields, before: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const path = [...before, name]
    const isFields = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isFields ? [path, ...pathsOf(value as Fields, path)] : [path]
  })

/** Sets a field to something odd, drops one, or adds one that nobody knows. */
const spoiled = (fields: Fields): fc.Arbitrary<Fields> => {
  const paths = pathsOf(fields)
  const added = fc.tuple(fc.constantFrom('admin', 'role', 'tier_', 'constructor'), nasty)
  const add = added.map(([name, value]) => ({ ...fields, [name]: value }))
  if (paths.length === 0) return add
  const path = fc.constantFrom(...paths)
  return fc.oneof(
    { weight: 6, arbitrary: fc.tuple(path, nasty).map(([at, value]) => withValue(fields, at, value)) },
    { weight: 2, arbitrary: path.map(([name = '']) => without(fields, name)) },
    { weight: 1, arbitrary: add },
  )
}

/**
 * Field by field, before it becomes an address, a query or a body. One in four is good as made, the others spoiled.
 * Of a costly call one in twenty-five is good, and of the spoiled ones only those come that its schema refuses.
 */
export const fieldsFor = (endpoint: Endpoint, isCostly: boolean): fc.Arbitrary<Fields> => {
  const { input, path } = endpoint
  const good = goodFields(shape.parse(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' })))
  const once = good.chain(spoiled)
  const twice = once.chain(spoiled)
  const isRefused = (fields: Fields) => !input.safeParse(sentAs(endpoint, fields).input).success
  const bad = fc.oneof({ weight: 2, arbitrary: once }, { weight: 1, arbitrary: twice })
  const inPath = pathParameters(path)
  const hasAddress = (fields: Fields) => inPath.every((name) => isSegment(fields[name]))
  const weights = { good: 1, bad: isCostly ? 24 : 3 }
  return fc
    .oneof(
      { weight: weights.good, arbitrary: good },
      { weight: weights.bad, arbitrary: isCostly ? bad.filter(isRefused) : bad },
    )
    .filter(hasAddress)
}

/** Anything else would be the address of something else. */
const isSegment = (value: Json | undefined): boolean =>
  value !== undefined &&
  segment(value) !== '' &&
  segment(value).length <= 100 &&
  !/^\.+$/.test(segment(value))

const segment = (value: Json | undefined): string =>
  typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)

export type Sent = { readonly url: string; readonly payload: string | null; readonly input: unknown }

const asQuery = (fields: Fields): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, segment(value)]))

/** `input` is what arrives: in an address and a query everything is text. */
export const sentAs = ({ method, path }: Endpoint, fields: Fields): Sent => {
  const names = pathParameters(path)
  const inPath = Object.fromEntries(names.map((name) => [name, segment(fields[name])]))
  const rest = names.reduce(without, fields)
  const url = `/api${path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(inPath[name] ?? ''))}`
  if (method === 'POST' || method === 'PUT') {
    return { url, payload: JSON.stringify(rest), input: { ...rest, ...inPath } }
  }
  const query = asQuery(rest)
  const arrived = { ...Object.fromEntries(query), ...inPath }
  return { url: query.size > 0 ? `${url}?${query}` : url, payload: null, input: arrived }
}
