/** Proves that the OpenAPI document is sound and tells of every call. */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { endpoints } from '#contract/table.ts'
import { sharedApp, type TestApp } from '#test/app.ts'

const operation = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.unknown().optional(),
})
const document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), operation)),
})

let app: TestApp
let text: string
beforeAll(async () => {
  app = await sharedApp()
  const answer = await app.visitor().send('/api/openapi.json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  text = answer.text
})
afterAll(() => app.close())

const operations = () =>
  Object.entries(document.parse(JSON.parse(text)).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, found]) => ({ ...found, path, method })),
  )

it('passes the linter without an error [S7.api.5]', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: text, config })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const broken = await lintFromString({ source: text.replaceAll('"operationId"', '"operation"'), config })
  expect(broken.some(({ severity }) => severity === 'error')).toBe(true)
})

it('is OpenAPI 3.1 and holds every call with its access [S7.api.4]', () => {
  expect(document.parse(JSON.parse(text)).openapi).toMatch(/^3\.1\./)
  const told = operations().map(({ operationId, method, path, security }) => [
    operationId,
    `${method.toUpperCase()} ${path}`,
    security.length > 0 ? 'bearer' : 'public',
  ])
  const expected = [...endpoints].map(([name, { method, path, access }]) => [
    name,
    `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
    access,
  ])
  expect(told.toSorted()).toEqual(expected.toSorted())
})

it('tells what a call takes and how it can fail', () => {
  for (const { method, path, requestBody, responses, security } of operations()) {
    const statuses = Object.keys(responses)
    expect(statuses, path).toEqual(expect.arrayContaining(['400', '429', '500']))
    if (security.length > 0) expect(statuses, path).toContain('401')
    expect(
      statuses.some((status) => status.startsWith('2')),
      path,
    ).toBe(true)
    if (method === 'get') expect(requestBody, path).toBeUndefined()
  }
})

it.each([
  ['login', '200 400 401 413 415 429 500'],
  ['register', '201 400 409 413 415 429 500'],
  ['completeAccountSetup', '201 400 409 410 413 415 429 500'],
  ['getModule', '200 400 401 403 404 429 500'],
  ['completeLesson', '200 400 401 403 404 409 413 415 429 500'],
  ['endSession', '200 400 401 404 413 415 429 500'],
  ['createGuestCheckout', '200 400 409 413 415 429 500 502'],
  ['getHealth', '200 400 429 500 503'],
])('%s names every status it can answer: %s', (name, statuses) => {
  const found = operations().find(({ operationId }) => operationId === name)
  expect(Object.keys(found?.responses ?? {}).join(' ')).toBe(statuses)
})
