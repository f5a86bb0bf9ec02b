/** Proves that a person whose report could not tell is told once when a roll answers, and can end such mail for good. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { until } from '#server/jobs/until.ts'
import { quietAddress, writeParcels } from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { newEmail } from '#test/people.ts'
import { askForReport, capped, preparedReport, readReport } from '#test/reports.ts'
import { openShopForTest, type TestShop } from '#test/shop.ts'
import { reportJobs } from './look-again.ts'

let shop: TestShop
let folder: RollFolder
beforeAll(async () => {
  shop = await openShopForTest({ startsAt: new Date('2025-10-01T15:00:00Z') })
  folder = rollFolder()
})
afterAll(async () => {
  folder.remove()
  await shop.close()
})

const lookAgain = async (): Promise<void> => {
  const job = reportJobs.find(({ name }) => name === 'look-again-at-reports')
  const meta = { id: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  expect(await job?.run(shop.ctx, {}, meta)).toEqual({ ok: true })
}

const mailsTo = (email: string) =>
  shop.rows<{ status: string }>('select status from mails where recipient = $1 order by created_at', [email])

const marksOf = async (leadId: string) =>
  (
    await shop.rows(
      'select told_at is not null as told, looked_again_at is not null as looked from leads where id = $1',
      [leadId],
    )
  )[0]

/** A fault at one report, which comes first because it stands longest. */
const refuseWritesOf = async (leadId: string): Promise<void> => {
  await shop.rows(`update leads set prepared_at = prepared_at - interval '1 hour' where id = $1`, [leadId])
  await shop.rows(`create function refuse_write() returns trigger language plpgsql
    as $$ begin raise exception 'this report cannot be written'; end $$`)
  await shop.rows(`create trigger refuse_write before update on leads for each row
    when (old.id = '${leadId}') execute function refuse_write()`)
}

const allowWrites = () => shop.rows('drop trigger refuse_write on leads')

const answered = 'Your savings report has an answer now: 7 Quiet Ln, Tampa, FL 33601'

describe('a report without a roll', () => {
  it('is answered, and told of once, beside one that fails, when the roll of its county arrives', async () => {
    const email = newEmail('patient')
    const { leadId, reportStatus } = await askForReport(shop, quietAddress, email)
    expect(reportStatus.status).toBe('needs_trim_numbers')
    await lookAgain()
    expect((await readReport(shop, leadId)).reportStatus.status).toBe('needs_trim_numbers')

    const failing = await askForReport(shop, quietAddress, newEmail('unlucky'))
    await refuseWritesOf(failing.leadId)
    await importRoll({ pool: shop.ctx.pool, file: writeParcels(folder) })
    await lookAgain()
    expect(await marksOf(failing.leadId)).toEqual({ told: false, looked: false })
    expect(await marksOf(leadId)).toEqual({ told: true, looked: true })
    expect((await preparedReport(shop, leadId)).verdict?.outcome).toBe('file')
    const mail = await shop.mail.to(email, answered)
    const words = mail.text.replace(/\s+/g, ' ')
    expect(words).toContain('On Wednesday, October 1, 2025 you asked')
    expect(words).toContain('We write this once.')
    await allowWrites()
    await lookAgain()
    expect(await marksOf(failing.leadId)).toEqual({ told: true, looked: true })
    expect(await marksOf(leadId)).toEqual({ told: true, looked: true })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('stays as it is where the roll does not hold the home', async () => {
    const email = newEmail('patient')
    const { leadId } = await askForReport(shop, '99 Nowhere Ave, Tampa, FL 33602', email)
    await lookAgain()
    expect((await readReport(shop, leadId)).reportStatus.status).toBe('needs_trim_numbers')
    expect(await mailsTo(email)).toHaveLength(1)
  })
})

describe('mail about reports', () => {
  it('has one press that ends it, and none is sent to the address any more', async () => {
    const email = newEmail('annoyed')
    const { parcel } = await askForReport(shop, capped, email)
    const mail = await shop.mail.to(email, `Your property savings report: ${parcel?.address}`)
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const [url] = /https?:[^>]+/.exec(mail.headers['list-unsubscribe'] ?? '') ?? []
    const pressed = await fetch(`${shop.url}${new URL(url ?? '').pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.status).toBe(200)
    await askForReport(shop, quietAddress, email)
    await until(
      async () => (await mailsTo(email)).length === 2 && (await mailsTo(email))[1]?.status !== 'queued',
    )
    expect((await mailsTo(email)).map(({ status }) => status)).toEqual(['sent', 'unwanted'])
  })
})
