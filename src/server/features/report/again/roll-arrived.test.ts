/** Proves that a person whose report could not tell is told once when a roll answers, and what is made again. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestPropertyAnalysis, submitTrimNumbers } from '#contract/report/reports.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { until } from '#server/jobs/until.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import {
  madeSales,
  quietAddress,
  quietHome,
  writeParcels,
  writeSales,
} from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { newEmail } from '#test/people.ts'
import { askForReport, preparedReport, propertyType, readReport, typedNumbers } from '#test/reports.ts'
import { findResult } from '../result/find.ts'
import { valuedResult } from '../result/valued.ts'
import { reportJobs } from './look-again.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2025-10-01T15:00:00Z') })
  folder = rollFolder()
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const lookAgain = async (): Promise<void> => {
  const job = reportJobs.find(({ name }) => name === 'look-again-at-reports')
  const meta = { id: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  expect(await job?.run(app.ctx, {}, meta)).toEqual({ ok: true })
}

const mailsTo = (email: string) =>
  app.rows<{ status: string }>('select status from mails where recipient = $1 order by created_at', [email])

const marksOf = async (leadId: string) =>
  (
    await app.rows(
      'select told_at is not null as told, looked_again_at is not null as looked from leads where id = $1',
      [leadId],
    )
  )[0]

/** A fault at one report, which comes first because it stands longest. */
const refuseWritesOf = async (leadId: string): Promise<void> => {
  await app.rows(`update leads set prepared_at = prepared_at - interval '1 hour' where id = $1`, [leadId])
  await app.rows(`create function refuse_write() returns trigger language plpgsql
    as $$ begin raise exception 'this report cannot be written'; end $$`)
  await app.rows(`create trigger refuse_write before update on leads for each row
    when (old.id = '${leadId}') execute function refuse_write()`)
}

const allowWrites = () => app.rows('drop trigger refuse_write on leads')

const answered = 'Your savings report now has an answer: 7 Quiet Ln, Tampa, FL 33601'

describe('a report without a roll', () => {
  it('is answered, and told of once, beside one that fails, when the roll of its county arrives', async () => {
    const email = newEmail('patient')
    const { leadId, reportStatus } = await askForReport(app, quietAddress, email)
    expect(reportStatus.status).toBe('needs_trim_numbers')
    await lookAgain()
    expect((await readReport(app, leadId)).reportStatus.status).toBe('needs_trim_numbers')

    const failing = await askForReport(app, quietAddress, newEmail('unlucky'))
    await refuseWritesOf(failing.leadId)
    await importRoll({ pool: app.ctx.pool, file: writeParcels(folder) })
    await lookAgain()
    expect(await marksOf(failing.leadId)).toEqual({ told: false, looked: false })
    expect(await marksOf(leadId)).toEqual({ told: true, looked: true })
    expect((await preparedReport(app, leadId)).verdict?.outcome).toBe('file')
    const mail = await app.mail.to(email, answered)
    const words = mail.text.replace(/\s+/g, ' ')
    expect(words).toContain('On October 1, 2025, you asked')
    expect(words).toContain('We won’t email you about this again.')
    await allowWrites()
    await lookAgain()
    expect(await marksOf(failing.leadId)).toEqual({ told: true, looked: true })
    expect(await marksOf(leadId)).toEqual({ told: true, looked: true })
    expect(await mailsTo(email)).toHaveLength(2)
  })

  it('stays as it is, and nobody is mailed, where the roll does not hold the home', async () => {
    const email = newEmail('patient')
    const { leadId } = await askForReport(app, '99 Nowhere Ave, Tampa, FL 33602', email)
    await lookAgain()
    expect((await readReport(app, leadId)).reportStatus.status).toBe('needs_trim_numbers')
    expect(await mailsTo(email)).toEqual([])
  })
})

const askAgain = async (email: string): Promise<string> =>
  (await app.visitor().call(requestPropertyAnalysis, { email, address: quietAddress, propertyType }))
    .reportStatus.status

/** So few are fitted at once. */
const fewSales = madeSales.slice(0, 190)

/** The same year's roll, corrected by its appraiser. */
const correctedParcels = (justValueDollars: number): string => {
  const roll = readFileSync(writeParcels(folder), 'utf8')
  return folder.write(
    'NAL39.csv',
    roll.replaceAll(String(quietHome.justValueDollars), String(justValueDollars)),
  )
}

describe('a report made before its county’s sales, or a correction of its roll, were there', () => {
  it('has them when it is asked for again in the same year, and is left as it is when nothing is new', async () => {
    const email = newEmail('early')
    const early = await askForReport(app, quietAddress, email)
    expect(early.homeValue?.estimate).toMatchObject({ sufficient: false, why: 'no_sales_file' })
    expect(await askAgain(email)).toBe('ready')

    await importRoll({ pool: app.ctx.pool, file: writeSales(folder, fewSales) })
    expect(await askAgain(email)).toBe('preparing')
    const withSales = await preparedReport(app, early.leadId)
    expect(withSales.homeValue?.estimate.sufficient).toBe(true)
    expect(await askAgain(email)).toBe('ready')

    await importRoll({ pool: app.ctx.pool, file: correctedParcels(310_000) })
    expect(await askAgain(email)).toBe('preparing')
    expect((await preparedReport(app, early.leadId)).parcel?.justValueCents).toBe(31_000_000)
  })

  it('rests on one roll, though it is replaced between two readings', async () => {
    let importing: Promise<unknown> = Promise.resolve()
    const activeRoll = () =>
      app.rows(`select id from tax_roll.rolls where status = 'active' and kind = 'NAL' and county_no = 39`)
    const result = await findResult(
      app.ctx,
      { address: quietAddress, parcel: null },
      async (rolls, parcel) => {
        const before = await activeRoll()
        importing = importRoll({ pool: app.ctx.pool, file: correctedParcels(290_000) })
        await until(async () => JSON.stringify(await activeRoll()) !== JSON.stringify(before))
        return valuedResult(rolls, parcel)
      },
    )
    await importing
    expect(result.parcel?.justValueCents).toBe(31_000_000)
    expect(result.homeValue?.home.justValueCents).toBe(31_000_000)
    const next = await findResult(app.ctx, { address: quietAddress, parcel: null })
    expect(next.parcel?.justValueCents).toBe(29_000_000)
  })
})

/** The notice of the quiet home, whose roll was corrected. */
const notice = {
  ...typedNumbers,
  taxYear: 2025,
  homestead: false,
  justValue: 290_000,
  assessedSchool: 290_000,
  assessedCounty: 290_000,
  taxableSchool: 290_000,
  taxableCounty: 290_000,
}

describe('numbers typed while the sales of a new file are not worked through', () => {
  it('wait for them, also at the address that the same numbers had before', async () => {
    const { leadId, homeValue } = await askForReport(app, quietAddress, newEmail('swift'))
    expect(homeValue?.estimate.sufficient).toBe(true)
    const type = async () =>
      (await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: notice })).report
    const before = await type()
    expect(before).toMatchObject({ reportStatus: { status: 'ready' }, basis: 'roll_and_typed' })
    expect(await type()).toEqual(before)

    await importRoll({ pool: app.ctx.pool, file: writeSales(folder) })
    const waiting = await type()
    expect(waiting).toMatchObject({ leadId: before.leadId, verdict: null, trimNumbers: notice })
    expect(waiting.reportStatus.status).toBe('preparing')
    const after = await preparedReport(app, before.leadId)
    expect(after).toMatchObject({ trimNumbers: notice, parcel: { parcelId: 'QUIET' } })
    expect(after.homeValue?.estimate.sufficient).toBe(true)
    expect(after.verdict?.explanation.join(' ')).not.toContain('we have not estimated')
    expect(await type()).toEqual(after)
  })
})
