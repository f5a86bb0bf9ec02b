/** For tests about personal data: someone of whom everything is known, and where their traces are. */
import { randomUUID } from 'node:crypto'
import { requestPasswordReset } from '#contract/account/auth.ts'
import { completeLesson, spendTime } from '#contract/course/courses.ts'
import { saveNote } from '#contract/course/notes.ts'
import { until } from '#server/jobs/until.ts'
import type { TestApp } from '#test/app.ts'
import { buyAsGuest, type Person, setUp } from '#test/people.ts'
import { askForReport, capped } from '#test/reports.ts'
import { besideApp, operatorOf } from './operate.ts'

export type KnownPerson = Person & { readonly leadId: string; readonly orderId: string }

/** Someone with a row wherever one can have a row: purchase, account, home, progress, report, mails, links. */
export const openKnownPerson = async (app: TestApp): Promise<KnownPerson> => {
  const guest = await buyAsGuest(app)
  const person = await setUp(guest)
  const { leadId } = await askForReport(app, capped, guest.email)
  await person.client.call(completeLesson, { id: 1, lessonId: '1-1' })
  await person.client.call(spendTime, { id: 1, lessonId: '1-1', seconds: 60 })
  const place = { lessonId: '1-1', block: 0, anchor: null, filmSeconds: null, quote: null, quoteStart: null }
  await person.client.call(saveNote, { id: randomUUID(), kind: 'note', ...place, text: 'Ask the clerk.' })
  await person.client.call(requestPasswordReset, { email: guest.email })
  await until(async () => (await app.mail.subjects(guest.email)).length === 3)
  await until(
    async () =>
      (await app.rows(`select 1 from mails where recipient = $1 and status = 'queued'`, [guest.email]))
        .length === 0,
  )
  const [order] = await app.rows<{ id: string }>('select id from orders where user_id = $1', [person.user.id])
  const reason = ['--reason', `asked for by ${guest.email}`]
  await operatorOf(besideApp(app))('access', 'grant', guest.email, '--tier', 'ai_enhanced', ...reason)
  return { ...person, leadId, orderId: order?.id ?? '' }
}

/** Tables of ours and of the queue in which these words stand anywhere. */
export const findTablesWith = async (app: TestApp, words: string): Promise<string[]> => {
  const tables = await app.rows<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await app.rows(
      `select 1 from ${name} as row where position(lower($1) in lower(row::text)) > 0 limit 1`,
      [words],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
