/** Owns a question of a person to a live session that lies ahead, for tests of whose it is. */
import { askLiveQuestion } from '#contract/live-sessions.ts'
import type { Person } from './people.ts'
import type { TestShop } from './shop.ts'

export const askedLiveQuestion = async (shop: TestShop, { client }: Pick<Person, 'client'>) => {
  const [session] = await shop.rows<{ id: number }>(
    `insert into live_sessions (title, starts_at, minutes, join_url, time_set_at, created_at)
     select 'Evidence', $1::timestamptz + interval '9 days', 60, 'https://meet.example/1', $1, $1 returning id`,
    [shop.ctx.now()],
  )
  const id = session?.id ?? 0
  return { id, ...(await client.call(askLiveQuestion, { id, text: 'Whose question is this?' })) }
}
