/** The program of a child process that takes more than it may, in the way it is told. */
import { z } from 'zod'
import { answerOrder, tellNews } from '#server/services/child/answer-order.ts'

const order = z.object({ takes: z.enum(['buffers', 'objects', 'time', 'leave', 'nothing']) })
const step = 10_000_000

const takeEverMore = (take: () => unknown) => {
  const held: unknown[] = []
  for (;;) {
    held.push(take())
    tellNews({ megabytes: process.memoryUsage().rss / 1_000_000 })
  }
}

answerOrder(async (message) => {
  const { takes } = order.parse(message)
  if (takes === 'buffers') takeEverMore(() => Buffer.alloc(step, 1))
  if (takes === 'objects') takeEverMore(() => Array.from({ length: 100_000 }, (_, at) => ({ at })))
  if (takes === 'time') for (let at = 0; ; at += 1) Math.sqrt(at)
  if (takes === 'leave') process.exit(3)
  return { settings: Object.keys(process.env).filter((name) => /DATABASE|STRIPE|SMTP/.test(name)) }
})
