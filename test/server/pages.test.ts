/** Proves which addresses are pages, and what an installation in production sends and does not show. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail, password } from '#test/people.ts'

const page = '<!doctype html><title>Just Value</title><div id="app"></div>'
const leon = '<!doctype html><title>Leon County</title>'
const terms = '<!doctype html><title>Terms</title>'

let folder: string
let app: TestApp
let inProduction: TestApp
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'just-value-build-'))
  mkdirSync(path.join(folder, 'terms'))
  mkdirSync(path.join(folder, 'counties/leon'), { recursive: true })
  writeFileSync(path.join(folder, 'counties/leon/index.html'), leon)
  writeFileSync(path.join(folder, '__spa-fallback.html'), page)
  writeFileSync(path.join(folder, 'terms/index.html'), terms)
  app = await openAppForTest({ buildDir: folder })
  inProduction = await openAppForTest({
    buildDir: folder,
    settings: {
      NODE_ENV: 'production',
      SPEECH_VOICE: 'none',
      PUBLIC_URL: 'https://justvalue.example',
      STAND_INS_OPEN_TO_ANYONE: 'true',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Just Value <hello@justvalue.example>',
      OPERATOR_POSTAL_ADDRESS: '1 Bay St, Tampa, FL 33602',
      SUPPORT_EMAIL: 'support@justvalue.example',
      STRIPE_SECRET_KEY: 'sk_test_of_a_rehearsal',
    },
  })
})
afterAll(async () => {
  await app.close()
  await inProduction.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, from = app) => from.visitor().send(url)

const pages = [
  ...['/', '/auth', '/dashboard', '/course/1', '/pricing', '/payment/success', '/payment/failure'],
  ...[
    '/check-email',
    '/account-setup',
    '/property-setup',
    '/reset-password',
    '/verify-email',
    '/verify-email/a-token',
    '/profile',
    '/account-deleted',
    '/report/abc',
    '/counties',
  ],
  ...[
    '/missed-deadline',
    '/terms',
    '/privacy',
    '/refund-policy',
    '/disclaimers',
    '/accessibility',
    '/how-sure-we-are',
    '/terms/',
  ],
]

describe('a page', () => {
  it.each(pages)('%s is answered with 200', async (url) => {
    const answer = await get(url)
    expect([answer.status, answer.text]).toEqual([200, url.startsWith('/terms') ? terms : page])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['/nowhere', '/courses', '/course/1/2', '/dashboard/x', '/admin', '/.env', '/index.php'])(
    'is not at %s: 404, with the page to say so',
    async (url) => {
      const answer = await get(url)
      expect([answer.status, answer.text]).toEqual([404, page])
    },
  )

  it('of a county is there when it was written, and no other is', async () => {
    const there = await get('/counties/leon')
    expect([there.status, there.text]).toEqual([200, leon])
    const nowhere = await get('/counties/atlantis')
    expect([nowhere.status, nowhere.text]).toEqual([404, page])
    expect((await get('/counties/atlantis.data')).status).toBe(404)
  })

  it('keeps its address when it carries a query', async () => {
    expect((await get('/payment/success?session_id=cs_test_1')).status).toBe(200)
    expect((await get('/?payment=cancelled')).status).toBe(200)
  })

  it.each(['/%zz', '/%E0%A4%A', '/\\..\\..\\etc/passwd', '//evil.example/x', '/%00'])(
    'an address like %s does no harm',
    async (url) => {
      const answer = await get(url)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.headers.get('location')).toBeNull()
    },
  )
})

describe('in production', () => {
  it('there is no mailbox to look into', async () => {
    expect((await get('/dev/mail')).status).toBe(200)
    for (const url of ['/dev/mail', '/dev/mail/api/messages']) {
      const answer = await get(url, inProduction)
      expect([answer.status, answer.text]).toEqual([404, page])
    }
  })

  it('cookies travel over https alone, and browsers are told to stay there', async () => {
    const client = inProduction.visitor()
    const answer = await client.post('/api/auth/register', {
      email: newEmail(),
      password,
      firstName: 'Ada',
      lastName: 'Reyes',
    })
    expect(answer.headers.get('set-cookie')).toMatch(/; Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('answers of the API load nothing and stand in no frame', async () => {
    const policy = (await get('/api/public/health', inProduction)).headers.get('content-security-policy')
    expect(policy).toBe("default-src 'none';frame-ancestors 'none'")
  })
})
