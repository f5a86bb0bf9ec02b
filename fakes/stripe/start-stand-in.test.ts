import { describe, expect, test, vi } from 'vitest'
import { startStripeStandIn } from '#fakes/stripe/start-stand-in.ts'
import { fixtureOfFile, openSession } from '#fakes/stripe/testing/shop-fixture.ts'

const fixture = await fixtureOfFile()

describe('where it runs', () => {
  const options = () => ({
    accountName: 'A shop',
    pool: fixture.pool,
    port: 0,
    webhook: { url: fixture.receiver.url, secret: 'whsec_x' },
    now: () => new Date(),
  })

  test('[F47] never in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await expect(startStripeStandIn(options())).rejects.toThrow('NODE_ENV=production')
    vi.unstubAllEnvs()
  })

  test('on loopback only', async () => {
    await expect(startStripeStandIn({ ...options(), host: '0.0.0.0' })).rejects.toThrow('loopback only')
  })

  test('a taken port is said with its code, and a strange schema name is refused', async () => {
    await expect(startStripeStandIn({ ...options(), port: fixture.standIn.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    await expect(startStripeStandIn({ ...options(), schema: 'x; drop table y' })).rejects.toThrow(
      'Not a schema name',
    )
  })

  test('two stand-ins may share one schema, and several schemas one database', async () => {
    const [twin, stranger] = await Promise.all([
      startStripeStandIn(options()),
      startStripeStandIn({ ...options(), schema: 'another_standin' }),
    ])
    const session = await openSession(fixture)
    const read = (url: string) =>
      fetch(`${url}/v1/checkout/sessions/${session.id}`, {
        headers: { authorization: 'Bearer sk_test_local_x' },
      })
    expect((await read(twin.url)).status).toBe(200)
    expect((await read(stranger.url)).status).toBe(404)
    await Promise.all([twin.close(), stranger.close()])
  })
})
