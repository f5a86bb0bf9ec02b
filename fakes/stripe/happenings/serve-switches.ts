/** Owns the switches over HTTP, for tests in another process; those in this one use the handle. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { faultSchema } from '#fakes/stripe/faults.ts'
import { happen, happeningSchema } from '#fakes/stripe/happenings/happen.ts'
import { checkKey } from '#fakes/stripe/wire/check-key.ts'
import { inWork, type StandIn } from '#fakes/stripe/wire/stand-in.ts'
import { noOrigin } from '#fakes/stripe/wire/work.ts'

const answerTo =
  <S extends z.ZodType>(schema: S, act: (value: z.output<S>) => object | Promise<object>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<object> => {
    checkKey(request.headers.authorization ?? null)
    const parsed = schema.safeParse(request.body)
    if (parsed.success) return act(parsed.data)
    return reply
      .code(400)
      .send({ error: { type: 'invalid_request_error', message: parsed.error.message.slice(0, 2_000) } })
  }

export const serveSwitches = (app: FastifyInstance, standIn: StandIn): void => {
  app.post(
    '/__faults',
    answerTo(faultSchema, (fault) => {
      standIn.faults.add(fault)
      return { added: true }
    }),
  )
  app.post(
    '/__happenings',
    answerTo(happeningSchema, (happening) => inWork(standIn, noOrigin, (work) => happen(work, happening))),
  )
}
