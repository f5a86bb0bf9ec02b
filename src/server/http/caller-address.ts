/** Owns what counts as one caller: an address of the old kind, or the network that a household gets of the new kind. */
import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Context } from '#server/context.ts'
import type { Env } from '#server/env.ts'

/** A provider hands each line a /64 at least (RFC 6177): its 2^64 addresses are one caller. */
const householdBits = 64

export const networkOf = (ip: string): string => {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4'
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${householdBits}`).toString()
}

/** The n proxies nearest to us, or those of known networks. */
export const trustedProxies = ({ TRUST_PROXY }: Pick<Env, 'TRUST_PROXY'>) =>
  typeof TRUST_PROXY === 'number' ? (_address: string, hop: number) => hop < TRUST_PROXY : TRUST_PROXY

/** Behind a proxy that nobody told us of, all visitors are one caller and soon wait for one another. */
export const warnOfUntrustedProxy = (app: FastifyInstance, { env, log }: Pick<Context, 'env' | 'log'>) => {
  if (env.TRUST_PROXY !== false) return
  let isTold = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    log.warn('requests come with X-Forwarded-For, but TRUST_PROXY is false: all visitors count as one caller')
  })
}
