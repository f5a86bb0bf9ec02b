/** Proves that a body that does not come is not waited for, while files, and answers that take long, are. */
import { once } from 'node:events'
import { connect } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveUpSlowRequests } from './slow-requests.ts'

const limit = 200
let app: FastifyInstance
let port: number

const afterTheLimit = () => new Promise<void>((resolve) => setTimeout(resolve, 3 * limit))

beforeAll(async () => {
  app = fastify()
  giveUpSlowRequests(app, limit)
  app.get('/slow', async () => {
    await afterTheLimit()
    return 'whole'
  })
  app.post('/call', async () => 'taken')
  app.post('/file', { config: { takesFile: true } }, async () => 'taken')
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => app.close())

/** Announces two bytes of a body and sends none of them. */
const begin = async (path: string) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = ['Host: here', 'Content-Type: application/json', 'Content-Length: 2']
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n`)
  return socket
}

it('a body that does not come ends the connection', async () => {
  const socket = await begin('/call')
  socket.on('error', () => undefined)
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
})

it('a file may take its time', async () => {
  const socket = await begin('/file')
  await afterTheLimit()
  socket.write('{}')
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toContain('200 OK')
  socket.destroy()
})

it('an answer may take its time', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/slow`)
  expect(await response.text()).toBe('whole')
})
