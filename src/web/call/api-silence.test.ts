/** Proves what a call of the browser makes of no answer, or half of one. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { login } from '#contract/account/auth.ts'
import { failure, type LoopbackApi, type Respond, startLoopbackApi } from '#test/loopback-api.ts'
import { call } from './api.ts'

let api: LoopbackApi
beforeAll(async () => {
  api = await startLoopbackApi()
})
afterAll(() => api.close())

const signIn = 'POST /api/auth/login'
const credentials = { email: 'ada@example.com', password: 'Palm-Harbor1' }

describe('no response', () => {
  const network = 'Network error. Please check your connection.'

  it.each([
    ['the connection breaks', ((response) => response.destroy()) satisfies Respond],
    [
      'the answer breaks off in the middle',
      ((response) => {
        response.writeHead(200, { 'content-length': 100 })
        response.write('{"success":', () => response.destroy())
      }) satisfies Respond,
    ],
  ])('%s: the words of the catalogue [S8.transport.8]', async (_, respond) => {
    api.on(signIn, respond)
    const failed = await failure(call(login, credentials))
    expect([failed.message, failed.code, failed.status]).toEqual([network, 'network', null])
  })

  it.each([
    ['silence', (() => undefined) satisfies Respond],
    [
      'silence after the head of the answer',
      ((response) => {
        response.writeHead(200).write('{"success":')
      }) satisfies Respond,
    ],
  ])('%s is given up after 10,000 ms [S9.limits.3]', async (_, respond) => {
    api.on(signIn, respond)
    const realTimeout = AbortSignal.timeout.bind(AbortSignal)
    // The signal's clock cannot be moved by fake timers; so it is asked for the right time and runs a hundredth of it.
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => realTimeout(ms / 100))
    const failed = await failure(call(login, credentials))
    expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
    timeout.mockRestore()
    expect([failed.message, failed.code]).toEqual([network, 'network'])
  })
})
