/** The OpenAPI 3.1 document, emitted from the contract table. */
import { z } from 'zod'
import { type Endpoint, pathParameters, refusalsOf } from '#contract/endpoint.ts'
import { type ErrorCode, failureEnvelope, statusOf, successEnvelope } from '#contract/envelope.ts'
import { endpoints } from '#contract/table.ts'

type Schema = Record<string, unknown>

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const failureOf = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
})

const meanings: Readonly<Record<ErrorCode, string>> = {
  invalid_request: 'A field is wrong; `details` names it',
  invalid_json: 'The body is not JSON',
  unauthenticated: 'No valid access token, or no session to renew',
  invalid_credentials: 'The email or password is not right',
  forbidden: 'Not allowed for this account as it is; `message` says what is missing',
  upgrade_required: 'Part of the AI-Enhanced tier',
  not_found: 'There is no such thing, or it belongs to somebody else',
  method_not_allowed: 'This address takes other methods; `Allow` names them',
  conflict: 'Not possible as things stand; `message` says why',
  link_invalid: 'The mailed link or code is used, expired or unknown',
  already_set_up: 'The account that the mailed link or code opens is set up already',
  access_on_hold: 'The buyer’s bank has taken the payment back until it has decided a dispute',
  purchase_ended: 'The purchase was refunded, lost to a dispute or withdrawn; `message` says which',
  too_large: 'The body is larger than 64 KiB',
  unsupported_media_type: 'The body is not sent as application/json',
  rate_limited: 'Too many requests; `Retry-After` says when to come back',
  payment_failed: 'The payment service did not answer or refused',
  unavailable: 'Something the service depends on is down',
  internal: 'A fault of ours',
}

/** One answer a status; codes that share a status are told together. */
const failures = (endpoint: Endpoint) => {
  const codes = [...refusalsOf(endpoint)]
  return Object.fromEntries(
    codes.map((code) => {
      const alike = codes.filter((other) => statusOf[other] === statusOf[code])
      return [statusOf[code], failureOf(alike.map((one) => `\`${one}\`: ${meanings[one]}`).join('. '))]
    }),
  )
}

const parametersOf = (
  endpoint: Endpoint,
  properties: Record<string, Schema>,
  required: readonly string[],
) => {
  const inPath = pathParameters(endpoint.path)
  const path = inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? {} }))
  if (endpoint.method === 'POST' || endpoint.method === 'PUT') return path
  const query = Object.entries(properties)
    .filter(([name]) => !inPath.includes(name))
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
  return [...path, ...query]
}

const bodyOf = (endpoint: Endpoint, properties: Record<string, Schema>, required: readonly string[]) => {
  if (endpoint.method !== 'POST' && endpoint.method !== 'PUT') return {}
  const inPath = pathParameters(endpoint.path)
  const own = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.includes(name)))
  if (Object.keys(own).length === 0) return {}
  const schema = {
    type: 'object',
    properties: own,
    required: required.filter((name) => !inPath.includes(name)),
    additionalProperties: false,
  }
  return { requestBody: { required: true, content: { 'application/json': { schema } } } }
}

const operation = (name: string, endpoint: Endpoint) => {
  const input = jsonSchema(endpoint.input, 'input')
  const properties = (input.properties ?? {}) as Record<string, Schema>
  const required = (input.required ?? []) as string[]
  const success = {
    description: endpoint.summary,
    content: { 'application/json': { schema: jsonSchema(successEnvelope(endpoint.output), 'output') } },
  }
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: endpoint.access === 'bearer' ? [{ bearer: [] }] : [],
    parameters: parametersOf(endpoint, properties, required),
    ...bodyOf(endpoint, properties, required),
    responses: { [endpoint.status ?? 200]: success, ...failures(endpoint) },
  }
}

/** The whole document; `publicUrl` is where this installation answers. */
export const openApiDocument = (publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Just Value',
      version: '1',
      description: 'Everything the Just Value web application asks its server.',
      license: { name: 'Proprietary', url: `${publicUrl}/terms` },
    },
    servers: [{ url: `${publicUrl}/api` }],
    tags: [...new Set([...endpoints.values()].map((endpoint) => endpoint.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureEnvelope, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}
