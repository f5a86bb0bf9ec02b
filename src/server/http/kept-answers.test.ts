/** Proves which answers travel compressed, and which a browser may keep and ask again only whether they have changed. */
import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeLesson } from '#contract/course/courses.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { student } from '#test/people.ts'
import { askForReport, capped, notOnRoll, typedNumbers } from '#test/reports.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer }

/** As it travels: `fetch` would unpack it unseen. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request(`${app.url}${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })

const bearer = (token: string | null) => ({ authorization: `Bearer ${token}` })

describe('a module and a report', () => {
  it.each(['module', 'report'])(
    'of a %s travel at less than a third, and are the same unpacked',
    async (what) => {
      const { client } = await student(app)
      const { leadId } = await askForReport(app, capped)
      const path = what === 'module' ? '/api/courses/modules/1' : `/api/public/property-analysis/${leadId}`
      const plain = await get(path, bearer(client.token))
      const br = await get(path, { ...bearer(client.token), 'accept-encoding': 'gzip, deflate, br' })
      const gzip = await get(path, { ...bearer(client.token), 'accept-encoding': 'gzip' })
      expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ])
      expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes)
      expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes)
      expect(br.bytes.length * 3).toBeLessThan(plain.bytes.length)
      expect(gzip.bytes.length * 3).toBeLessThan(plain.bytes.length)
      expect(br.headers.vary).toContain('accept-encoding')
    },
  )
})

describe('an answer that the browser may keep', () => {
  it('is asked for again with its ETag and not sent twice, until it changes', async () => {
    const { client } = await student(app)
    const headers = { ...bearer(client.token), 'accept-encoding': 'br' }
    const first = await get('/api/courses/modules/1', headers)
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const again = { ...headers, 'if-none-match': String(first.headers.etag) }
    const same = await get('/api/courses/modules/1', again)
    expect([same.status, same.bytes.length]).toEqual([304, 0])
    await client.call(completeLesson, { id: 1, lessonId: '1-1' })
    const changed = await get('/api/courses/modules/1', again)
    expect(changed.status).toBe(200)
    expect(changed.headers.etag).not.toBe(first.headers.etag)
  })

  it('is for its own person: the ETag opens nothing without a session', async () => {
    const { client } = await student(app)
    const { headers } = await get('/api/courses/modules/1', bearer(client.token))
    const stranger = await get('/api/courses/modules/1', { 'if-none-match': String(headers.etag) })
    expect([stranger.status, stranger.headers['cache-control']]).toEqual([401, 'no-store'])
  })

  it('may be kept by anyone for an hour where it is the same for all', async () => {
    const { headers } = await get('/api/properties/counties')
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })
})

describe('what holds something personal or secret', () => {
  it('is kept by nobody', async () => {
    const { client } = await student(app)
    for (const path of ['/api/users/profile', '/api/users/sessions', '/api/cases']) {
      expect((await get(path, bearer(client.token))).headers['cache-control']).toBe('no-store')
    }
  })

  it('is not compressed when it answers what was sent: a secret lies beside words of the request there', async () => {
    const { leadId } = await askForReport(app, notOnRoll)
    const answer = await fetch(`${app.url}/api/public/property-analysis/${leadId}/trim-numbers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-encoding': 'br, gzip' },
      body: JSON.stringify({ trimNumbers: typedNumbers }),
    })
    expect((await answer.clone().text()).length).toBeGreaterThan(1_024)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('is not compressed when it is small', async () => {
    const { headers } = await get('/api/public/alive', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
  })
})
