/** The program of a child process that takes more than it may, in the way it is told, or says who it is. */
import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { answerOrders, tellNews } from '#server/services/child/answer-orders.ts'

const order = z.object({
  takes: z.enum(['buffers', 'objects', 'time', 'leave', 'file', 'a-good-deal', 'nothing']),
  path: z.string().default(''),
  isRefused: z.boolean().default(false),
})
const step = 10_000_000

const takeEverMore = (take: () => unknown) => {
  const held: unknown[] = []
  for (;;) {
    held.push(take())
    tellNews({ megabytes: process.memoryUsage().rss / 1_000_000 })
  }
}

/** Kept for good, as by a library that never gives back. */
const kept: Buffer[] = []

answerOrders(async (message) => {
  const { takes, path, isRefused } = order.parse(message)
  if (takes === 'buffers') takeEverMore(() => Buffer.alloc(step, 1))
  if (takes === 'objects') takeEverMore(() => Array.from({ length: 100_000 }, (_, at) => ({ at })))
  if (takes === 'time') for (let at = 0; ; at += 1) Math.sqrt(at)
  if (takes === 'leave') process.exit(3)
  if (takes === 'file') await writeFile(path, Buffer.alloc(3_000_000, 1))
  if (takes === 'a-good-deal') kept.push(Buffer.alloc(120_000_000, 1))
  const settings = Object.keys(process.env).filter((name) => /DATABASE|STRIPE|SMTP/.test(name))
  return { settings, isRefused, pid: process.pid }
})
