/** Whether the service and the worlds it depends on are up. */
import { z } from 'zod'
import { endpoint, nothing } from './endpoint.ts'

const part = z.object({ ok: z.boolean(), detail: z.string().optional() })

export const getHealth = endpoint({
  method: 'GET',
  path: '/public/health',
  access: 'public',
  tag: 'Public',
  summary: 'State of the database, queue, mail and payments; 503 when the database or the queue is down',
  refusals: ['unavailable'],
  input: nothing,
  output: z.object({
    status: z.enum(['ok', 'degraded']),
    parts: z.object({ database: part, queue: part, mail: part, payments: part }),
  }),
})
