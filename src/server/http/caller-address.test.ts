/** Proves who counts as one caller. */
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { envForTest } from '#test/env-for-test.ts'
import { networkOf, trustedProxies } from './caller-address.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

it.each([
  ['1', '10.0.0.1'],
  ['2', '6.6.6.6'],
  ['loopback', '10.0.0.1'],
  ['loopback, 10.0.0.0/8', '6.6.6.6'],
  ['false', '127.0.0.1'],
])(
  'with TRUST_PROXY=%s the caller is %s, never the leftmost word of the visitor',
  async (TRUST_PROXY, ip) => {
    const app = fastify({ trustProxy: trustedProxies(envForTest({ TRUST_PROXY })) })
    app.get('/', async (request) => request.ip)
    const headers = { 'x-forwarded-for': '1.2.3.4, 6.6.6.6, 10.0.0.1' }
    expect((await app.inject({ url: '/', headers, remoteAddress: '127.0.0.1' })).body).toBe(ip)
    await app.close()
  },
)
