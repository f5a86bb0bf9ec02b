/** Owns a question of a person to a live session that lies ahead, for tests of whose it is. */
import { askLiveQuestion } from '#contract/course/live-sessions.ts'
import type { TestApp } from './app.ts'
import type { Person } from './people.ts'

export const askedLiveQuestion = async (app: TestApp, { client }: Pick<Person, 'client'>) => {
  const [session] = await app.rows<{ id: number }>(
    `insert into live_sessions (title, starts_at, minutes, join_url, time_set_at, created_at)
     select 'Evidence', $1::timestamptz + interval '9 days', 60, 'https://meet.example/1', $1, $1 returning id`,
    [app.ctx.now()],
  )
  const id = session?.id ?? 0
  return { id, ...(await client.call(askLiveQuestion, { id, text: 'Whose question is this?' })) }
}
