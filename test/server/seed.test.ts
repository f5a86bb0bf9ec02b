/** Proves the world of development: filled through the API of a real server, the same when it is filled again. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createServer as createVite } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getProfile } from '#contract/account/users.ts'
import { getPackets } from '#contract/document/packets.ts'
import { readEnv } from '#server/env.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { afterChanges, restartsServer } from '../../dev/pages.ts'
import { devSettings, root, serverEnvironment } from '../../dev/settings.ts'
import { signIn, signInPath } from '../../dev/sign-in.ts'
import { fillWorld, type World } from '../../dev/world/fill-world.ts'
import { signedInAs } from '../../dev/world/open-account.ts'
import { enhancedOwner, standardOwner } from '../../dev/world/owners.ts'

let app: TestApp
let front: Server
let world: World
beforeAll(async () => {
  app = await openAppForTest()
  world = await fillWorld(app.url)
  front = createServer((request, reply) => signIn(app.url)(request, reply, () => reply.writeHead(418).end()))
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  front.close()
  await app.close()
})

const counted = ['users', 'orders', 'leads', 'properties', 'cases', 'uploads', 'documents', 'packets']
const counts = async () => {
  const one = counted.map((table) => `(select count(*)::int from ${table}) as ${table}`)
  return (await app.rows<Record<string, number>>(`select ${one.join(', ')}`))[0]
}

it('has a report, two owners, and a case with documents and a packet', async () => {
  expect(await counts()).toMatchObject({ users: 2, orders: 2, leads: 1, cases: 1, uploads: 2, packets: 1 })
  const caseId = world.caseOfEnhanced.split('/').at(-1) ?? ''
  const { packets } = await (await signedInAs(app.url, enhancedOwner)).call(getPackets, { id: caseId })
  expect(packets[0]).toMatchObject({ status: 'completed', made: { olderPapers: [] } })
})

it('is the same world when it is filled again', async () => {
  const before = await counts()
  expect(await fillWorld(app.url)).toEqual(world)
  expect(await counts()).toEqual(before)
})

const visit = (name: string) =>
  fetch(`http://127.0.0.1:${(front.address() as AddressInfo).port}${signInPath(name)}`)

it('signs the browser in as one of its people, and as nobody else', async () => {
  const answer = await visit(standardOwner.name)
  expect(answer.headers.get('set-cookie')).toContain('HttpOnly')
  const [, token = ''] = /storeAccessToken\("([^"]+)"\)/.exec(await answer.text()) ?? []
  const client = app.visitor()
  client.token = token
  expect((await client.call(getProfile, {})).profile.email).toBe(standardOwner.email)
  expect((await visit('somebody')).status).toBe(404)
})

it('fills no server that has no mailbox of its own', async () => {
  const { port } = front.address() as AddressInfo
  await expect(fillWorld(`http://127.0.0.1:${port}`)).rejects.toThrow('no mailbox of its own')
})

it.each([
  ['src/core/money.ts', true],
  ['content/modules/modules.yaml', true],
  ['src/server/db/migrations/0001_foundation.sql', true],
  ['src/core/money.test.ts', false],
  ['src/web/root.tsx', false],
  ['docs/architecture.md', false],
])('a change of %s restarts the server: %s', (file, restarts) => {
  expect(restartsServer(file)).toBe(restarts)
})

/** What is taken up again after each event of Vite's own watcher. */
const takenUp = async (event: 'add' | 'change' | 'unlink', file: string): Promise<readonly string[]> => {
  const options = { middlewareMode: true, watch: null, ws: false } as const
  const vite = await createVite({ configFile: false, appType: 'custom', server: options })
  const taken = Promise.withResolvers<readonly string[]>()
  const restartVite = async () => taken.resolve(['the pages'])
  afterChanges({ watcher: vite.watcher, restart: restartVite }, { restart: taken.resolve })
  vite.watcher.emit(event, path.join(root, file))
  return taken.promise.finally(() => vite.close())
}

it('takes up a sentence that was compiled, and a new file', async () => {
  const compiled = '.cache/messages/account/reset-mail.ts'
  expect(await takenUp('change', compiled)).toEqual([path.join(root, compiled)])
  expect(await takenUp('add', 'src/core/new.ts')).toEqual([path.join(root, 'src/core/new.ts')])
})

it('takes up an address that was added', async () => {
  expect(await takenUp('change', 'src/web/routes.ts')).toEqual(['the pages'])
})

it('starts the server with settings that the server accepts', () => {
  const environment = { PORT: '3210' }
  const behind = { port: 40_000, databaseUrl: 'postgres://127.0.0.1:5432/postgres' }
  expect(readEnv(serverEnvironment(devSettings([], environment), behind, environment))).toMatchObject({
    ok: true,
    env: { TRUST_PROXY: 1, PORT: 40_000, PUBLIC_URL: 'http://localhost:3210' },
  })
})
