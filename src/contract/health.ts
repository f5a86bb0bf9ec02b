/** Whether the service and the worlds it depends on are up. */
import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'

const part = z.object({ ok: z.boolean(), detail: z.string().optional() })

export const getAlive = endpoint({
  method: 'GET',
  path: '/public/alive',
  access: 'public',
  tag: 'Public',
  summary: 'Whether the process answers at all; for whoever restarts it',
  input: nothing,
  output: z.object({ status: z.literal('ok') }),
})

export const getHealth = endpoint({
  method: 'GET',
  path: '/public/health',
  access: 'public',
  tag: 'Public',
  summary:
    'State of the database, queue, disk, mail and payments, at most 10 s old; 503 when one of the first three is down',
  refusals: ['unavailable'],
  input: nothing,
  output: z.object({
    status: z.enum(['ok', 'degraded']),
    parts: z.object({ database: part, queue: part, disk: part, mail: part, payments: part }),
  }),
})
