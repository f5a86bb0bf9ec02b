import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { servePages } from './serve.ts'

const script = 'document.title = "Terms"'
const files = {
  'index.html': '<h1>Just Value</h1>',
  'terms/index.html': `<h1>Terms</h1><script>${script}</script><script src="/a.js"></script>`,
  '__spa-fallback.html': '<div></div>',
  'counties/lake/index.html': '<h1>Lake</h1>',
  'terms.data': '["terms"]',
  'assets/page-1.js': 'export const one = 1',
}

/** The build before, whose pages some tabs still show. */
const earlier = {
  'assets/page-0.js': 'export const zero = 0',
  'assets/page-1.js': 'export const one = "of before"',
  'robots.txt': 'of before',
}

let folder: string
let folderBefore: string
let app: FastifyInstance

beforeAll(async () => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'just-value-pages-')), 'client')
  mkdirSync(folder)
  writeFileSync(path.join(folder, '..', 'style-hashes.json'), '["of-the-player="]')
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const terms = path.join(folder, 'terms/index.html')
  writeFileSync(`${terms}.br`, brotliCompressSync(files['terms/index.html']))
  writeFileSync(`${terms}.gz`, gzipSync(files['terms/index.html']))
  folderBefore = mkdtempSync(path.join(tmpdir(), 'just-value-pages-before-'))
  app = fastify()
  for (const [name, text] of Object.entries(earlier)) {
    const file = path.join(folderBefore, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  await servePages(app, [folder, folderBefore])
})

afterAll(async () => {
  await app.close()
  rmSync(path.dirname(folder), { recursive: true })
  rmSync(folderBefore, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

it.each([
  ['/', 200, 'index.html'],
  ['/terms', 200, 'terms/index.html'],
  ['/terms/', 200, 'terms/index.html'],
  ['/terms?from=mail', 200, 'terms/index.html'],
  ['/dashboard', 200, '__spa-fallback.html'],
  ['/nowhere', 404, '__spa-fallback.html'],
  ['/terms/index.html', 404, '__spa-fallback.html'],
  ['/terms/index.html.br', 404, '__spa-fallback.html'],
  ['/../package.json', 404, '__spa-fallback.html'],
  ['/%2e%2e/package.json', 404, '__spa-fallback.html'],
] as const)('answers %s with %i and %s', async (url, status, name) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.body]).toEqual([status, files[name]])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
})

it.each([
  ['/counties/LAKE', 301, '/counties/lake'],
  ['/Counties/Lake', 301, '/counties/lake'],
  ['/counties/lake', 200, undefined],
  ['/counties/ATLANTIS', 404, undefined],
] as const)('a county is found in small letters: %s → %i %s', async (url, status, movedTo) => {
  const answer = await get(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([status, movedTo])
})

it('runs no inline script but those that were built into the page', async () => {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = String((await get('/terms')).headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(String((await get('/')).headers['content-security-policy'])).toContain("script-src 'self';")
})

it.each(['br', 'gzip'])(
  'sends the %s copy to who can read it, as the same kind of page',
  async (encoding) => {
    const { headers, rawPayload } = await get('/terms', { 'accept-encoding': encoding })
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
    })
    expect(headers['content-security-policy']).toContain('sha256-')
    const terms = files['terms/index.html']
    expect(rawPayload).toEqual(encoding === 'br' ? brotliCompressSync(terms) : gzipSync(terms))
  },
)

it('sends what has no copy as it is', async () => {
  const { headers, body } = await get('/', { 'accept-encoding': 'br' })
  expect([headers['content-encoding'], body]).toEqual([undefined, files['index.html']])
})

it('says "not modified" for a page that is there, and sends the page of an unknown address whole', async () => {
  const { etag } = (await get('/terms')).headers
  expect((await get('/terms', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  const dashboard = (await get('/dashboard')).headers
  const unknown = await get('/nowhere', { 'if-none-match': String(dashboard.etag) })
  expect([unknown.statusCode, unknown.body]).toEqual([404, files['__spa-fallback.html']])
})

it('answers HEAD as GET, without the page', async () => {
  const { statusCode, headers, body } = await app.inject({ method: 'HEAD', url: '/terms' })
  expect([statusCode, body]).toEqual([200, ''])
  expect(headers['content-length']).toBe(String(files['terms/index.html'].length))
})

it('lets built files be kept for a year, and the data of pages be asked for again', async () => {
  expect((await get('/assets/page-1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  const data = await get('/terms.data?_routes=terms')
  expect([data.statusCode, data.body, data.headers['cache-control']]).toEqual([
    200,
    files['terms.data'],
    'no-cache',
  ])
})

it.each([
  ['//', 200],
  ['///', 200],
  ['//[', 404],
  ['//evil.example/x', 404],
  ['/%2F%2F[', 404],
] as const)('takes %s for a path of ours', async (url, status) => {
  const { statusCode, headers } = await app.inject({ method: 'GET', url: `http://localhost${url}` })
  expect([statusCode, headers['content-type']]).toEqual([status, expect.stringContaining('text/html')])
})

it.each([
  ['GET', '/api/nothing'],
  ['POST', '/terms'],
] as const)('has no %s %s', async (method, url) => {
  const answer = await app.inject({ method, url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({
    success: false,
    error: { code: 'not_found', message: `There is no ${method} ${url}` },
  })
})

it.each([
  ['PUT', '/api/auth/login', 'POST'],
  ['GET', '/api/auth/login', 'POST'],
  ['PATCH', '/api/users/profile', 'GET, PUT'],
  ['POST', '/api/properties/counties/leon', 'GET'],
] as const)('answers %s at %s with the methods that are possible', async (method, url, allow) => {
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow])
  expect(answer.json()).toMatchObject({ success: false, error: { code: 'method_not_allowed' } })
})

it('gives tabs of the build before their scripts, and nothing else of it', async () => {
  const script = await get('/assets/page-0.js')
  expect([script.statusCode, script.body]).toEqual([200, earlier['assets/page-0.js']])
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await get('/assets/page-1.js')).body).toBe(files['assets/page-1.js'])
  expect((await get('/robots.txt')).statusCode).toBe(404)
})

it('lets only the styles of our own files and of the film player count', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  expect(policy).toContain("style-src 'self' 'sha256-of-the-player=';")
  expect(policy).not.toContain('unsafe')
  expect((await get('/style-hashes.json')).statusCode).toBe(404)
})
