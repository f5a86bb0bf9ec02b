/** For tests about live sessions: schedules one beside a running app, lets its time come, and finds its mails. */
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import type { operatorOf } from './operate.ts'

export const hourMs = 3_600_000
export const joinUrl = 'https://meet.example/just-value'

/** As the operator types it. */
export const eastern = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Early in the afternoon of Florida, ahead of the operator's clock. */
export const inDays = (days: number): Date => {
  const day = new Date(Date.now() + days * 24 * hourMs)
  return new Date(`${day.toISOString().slice(0, 10)}T18:00:00.000Z`)
}

export const liveFixture = (app: TestApp, operate: ReturnType<typeof operatorOf>) => ({
  /** Gives its number. */
  schedule: async (startsAt: Date, title = 'Questions on the notice'): Promise<number> => {
    const time = ['--starts', eastern.format(startsAt), '--minutes', '60']
    const words = ['--title', title, '--about', 'Bring your notice.']
    const { printed } = await operate('live', 'add', ...words, ...time, '--join', joinUrl)
    return Number(/^Session (\d+) is scheduled/.exec(printed)?.[1])
  },
  /** As if time had passed for this session alone. */
  beginAt: (id: number, minutesFromNow: number) =>
    app.rows(`update live_sessions set starts_at = now() + $2 * interval '1 minute' where id = $1`, [
      id,
      minutesFromNow,
    ]),
  /** As after the last try, once it has gone out; gives its number. */
  giveUpMail: async (id: number, kind: string, timeVersion = 2): Promise<string> => {
    const find = () =>
      app.rows<{ id: string }>(`select id from mails where key like $1 and status = 'sent'`, [
        `${kind}:${id}:${timeVersion}:%`,
      ])
    await until(async () => (await find()).length === 1)
    const [mail] = await find()
    await app.rows(`update mails set status = 'failed', sent_at = null where id = $1`, [mail?.id])
    return mail?.id ?? ''
  },
  mailKinds: async (id: number, email: string): Promise<string[]> =>
    (
      await app.rows<{ kind: string }>(
        `select kind from mails where recipient = $2 and key like 'live-%:' || $1 || ':%' order by created_at`,
        [id, email],
      )
    ).map(({ kind }) => kind),
})
