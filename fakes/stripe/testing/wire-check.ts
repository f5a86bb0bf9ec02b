/** Owns the check of everything between shop and stand-in against Stripe's own schemas. For tests only: ajv is not installed for the shop. */
import { readFileSync } from 'node:fs'
import { Ajv, type AnySchema, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { apiVersion } from '#fakes/stripe/limits.ts'
import type { WireCheck } from '#fakes/stripe/wire/work.ts'

type Subset = {
  info: { apiVersion: string }
  requests: Record<string, AnySchema>
  responses: Record<string, AnySchema>
  events: Record<string, AnySchema>
  $defs: Record<string, AnySchema>
}

/** Read, not imported: 400 KB would otherwise be type-checked with every run. */
const subset: Subset = JSON.parse(readFileSync(new URL('../openapi-subset.json', import.meta.url), 'utf8'))

/** Not in the subset; Stripe's retrieve calls take `expand` alone. */
const retrieveOnly: AnySchema = {
  type: 'object',
  properties: { expand: { type: 'array', items: { type: 'string' } } },
  additionalProperties: false,
}

const compiler = (coerceTypes: boolean) => {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes, code: { optimize: false } })
  formats.default(ajv)
  ajv.addFormat('decimal', /^-?\d+(\.\d{1,12})?$/)
  ajv.addSchema({ $id: 'stripe', $defs: subset.$defs })
  const compiled = new Map<string, ValidateFunction>()
  return (name: string, schema: AnySchema): ValidateFunction => {
    const known = compiled.get(name)
    if (known !== undefined) return known
    const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"stripe#/$defs/')
    const fresh = ajv.compile(JSON.parse(text))
    compiled.set(name, fresh)
    return fresh
  }
}

const requestOf = compiler(true)
const answerOf = compiler(false)

const objectName = (value: unknown): string => String(Object(value).object)

export type RecordingCheck = WireCheck & {
  /** One line for each wrong shape seen so far. */
  readonly problems: readonly string[]
  /** How much was looked at, so that a test can tell that the check was in force. */
  readonly seen: { requests: number; responses: number; events: number }
}

export const recordWire = (): RecordingCheck => {
  const problems: string[] = []
  const seen = { requests: 0, responses: 0, events: 0 }

  const note = (what: string, validate: ValidateFunction, value: unknown): void => {
    if (validate(value)) return
    for (const { instancePath, message, params } of validate.errors ?? []) {
      problems.push(`${what} ${instancePath || '/'} ${message} ${JSON.stringify(params)}`)
    }
  }
  const noteKnown = (what: string, kind: 'responses' | 'events', name: string, value: unknown): void => {
    const schema = subset[kind][name]
    if (schema === undefined) problems.push(`${what}: no schema among the ${kind} for ${name}`)
    else note(`${what} ${name}`, answerOf(`${kind} ${name}`, schema), value)
  }
  const noteEvent = (what: string, event: unknown): void => {
    noteKnown(what, 'events', String(Object(event).type), event)
    if (Object(event).api_version !== apiVersion) problems.push(`${what}: wrong api_version`)
  }
  const noteObject = (what: string, value: unknown): void => {
    const name = objectName(value)
    if (name === 'list') {
      for (const one of Object(value).data) noteObject(`${what} list`, one)
    } else if (name === 'event') noteEvent(what, value)
    else if (name === 'customer' && Object(value).deleted === true)
      noteKnown(what, 'responses', 'deleted_customer', value)
    else noteKnown(what, 'responses', name, value)
  }

  return {
    problems,
    seen,
    request: (endpoint, params) => {
      seen.requests += 1
      const name = endpoint.replace(':id', '{id}')
      // Coercion writes into what it checks; the stand-in goes on with its own copy.
      note(endpoint, requestOf(name, subset.requests[name] ?? retrieveOnly), structuredClone(params))
    },
    response: (endpoint, body) => {
      seen.responses += 1
      noteObject(endpoint, JSON.parse(JSON.stringify(body)))
    },
    event: (event) => {
      seen.events += 1
      noteEvent('event', JSON.parse(JSON.stringify(event)))
    },
  }
}
