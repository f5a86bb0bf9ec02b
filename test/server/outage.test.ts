/** Proves what the server does while its database is gone, silent or dead, and that it is itself again soon after. */
import { createServer, connect as dial, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { login } from '#contract/account/auth.ts'
import { getHealth } from '#contract/health.ts'
import { listCounties } from '#contract/property/properties.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { newEmail, password, signUp } from '#test/people.ts'

/** A line to the database that can go black: nothing is refused, nothing is answered, as behind a dropped firewall state. */
const openLine = async (target: URL) => {
  const sockets = new Set<Socket>()
  let black = false
  const server = createServer((near) => {
    const far = dial(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      if (black) socket.pause()
    }
    near.on('data', (bytes) => black || far.write(bytes))
    far.on('data', (bytes) => black || near.write(bytes))
    near.on('close', () => far.destroy())
    far.on('close', () => black || near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(target)
  url.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: url.href,
    goBlack: () => {
      black = true
    },
    comeBack: () => {
      black = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Line = Awaited<ReturnType<typeof openLine>>

let line: Line
let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({
    databaseThrough: async (url) => {
      line = await openLine(new URL(url))
      return line.url
    },
  })
})
afterAll(async () => {
  await app.close()
  await line.close()
})

/** A database that is back is used again this soon. */
const recoverySeconds = 15
/** The specification's own patience: a browser gives up a call after 10 s. */
const callMilliseconds = 10_000

describe('while the line to the database is black', () => {
  it('calls answer 503 with Retry-After, soon, and work again when it is back', async () => {
    const { email } = await signUp(app)
    line.goBlack()
    const startedAt = performance.now()
    const hung = await Promise.all(
      [email, newEmail()].map((each) => app.visitor().post('/api/auth/login', { email: each, password })),
    )
    expect(hung.map(({ status }) => status)).toEqual([503, 503])
    expect(performance.now() - startedAt).toBeLessThan(callMilliseconds)
    const told = await app.visitor().post('/api/auth/login', { email, password })
    expect(told).toMatchObject({
      status: 503,
      body: {
        error: {
          code: 'unavailable',
          message: 'We’re having trouble right now. Please try again in a minute.',
        },
      },
    })
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await app.visitor().refusal(getHealth, {})).status).toBe(503)
    expect((await app.visitor().call(listCounties, {})).counties.length).toBeGreaterThan(0)
    line.comeBack()
    await until(async () => (await app.visitor().send('/api/public/health')).status === 200, recoverySeconds)
    expect((await app.visitor().call(login, { email, password })).user.email).toBe(email)
  })
})
