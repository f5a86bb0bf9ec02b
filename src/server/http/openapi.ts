/** The OpenAPI 3.1 document, emitted from the contract table. */
import { z } from 'zod'
import { type Endpoint, pathParameters } from '#contract/endpoint.ts'
import { failureEnvelope, statusOf, successEnvelope } from '#contract/envelope.ts'
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

const failures = (endpoint: Endpoint) => ({
  [statusOf.invalid_request]: failureOf('A field is wrong; `details` names it'),
  ...(endpoint.access === 'bearer' ? { [statusOf.unauthenticated]: failureOf('No valid access token') } : {}),
  [statusOf.rate_limited]: failureOf('Too many requests; `Retry-After` says when to come back'),
  [statusOf.internal]: failureOf('A fault of ours'),
})

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
