/** Proves the report on paper: a tagged PDF with every figure of the page and its source; and that a report can be deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  deletePropertyAnalysis,
  getPropertyAnalysis,
  type Report,
  submitTrimNumbers,
} from '#contract/report/reports.ts'
import { formatCents, formatMoney } from '#core/money.ts'
import { importRoll } from '#server/features/tax-roll/actions.ts'
import { until } from '#server/jobs/until.ts'
import { structureFaults } from '#server/services/testing/pdf-structure.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { quietAddress, writeParcels, writeSales } from '#test/fixtures/roll/made-county-roll.ts'
import { type RollFolder, rollFolder } from '#test/fixtures/roll/roll-files.ts'
import { newEmail } from '#test/people.ts'
import { askForReport, typedNumbers } from '#test/reports.ts'

let app: TestApp
let folder: RollFolder
beforeAll(async () => {
  app = await openAppForTest({ startsAt: new Date('2025-10-01T15:00:00Z') })
  folder = rollFolder()
  for (const file of [writeParcels(folder), writeSales(folder)])
    await importRoll({ pool: app.ctx.pool, file })
})
afterAll(async () => {
  folder.remove()
  await app.close()
})

const fetchPdf = (leadId: string) => fetch(`${app.url}/api/public/property-analysis/${leadId}/pdf`)

const typeInto = async ({ leadId }: Report, taxYear = 2025): Promise<Report> =>
  (await app.visitor().call(submitTrimNumbers, { leadId, trimNumbers: { ...typedNumbers, taxYear } })).report

const statusOf = async ({ leadId }: Report): Promise<number> =>
  (await app.visitor().send(`/api${getPropertyAnalysis.path.replace(':leadId', leadId)}`)).status

describe('the report on paper', () => {
  it('is a tagged PDF with the answer, the stairs, the grid and the sources', async () => {
    const report = await askForReport(app, quietAddress)
    const answer = await fetchPdf(report.leadId)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="savings-report-2025.pdf"')
    const pdf = await readPdf(Buffer.from(await answer.arrayBuffer()))
    expect(pdf).toMatchObject({
      isTagged: true,
      unmarked: 0,
      language: 'en-US',
      title: 'Property savings report, tax year 2025',
    })
    expect(pdf.outline).toEqual(
      expect.arrayContaining([
        'The short answer: Too late for 2025',
        'What to do next',
        'What this is based on',
        'How the tax is worked out',
        'What the sales say, as of January 1, 2025',
        'Your neighbors’ values',
        'Where every figure comes from',
      ]),
    )
    const words = pdf.text.replace(/\s+/g, ' ')
    expect(words, 'the days ahead are on the first page').toMatch(
      /What When .*2025 tax bill: 4% off .*TRIM notice for 2026 /,
    )
    const { estimate, comparables, sources } = report.homeValue ?? {}
    if (!estimate?.sufficient || !comparables || !sources) throw new Error('the report has no value')
    expect(words).toContain(formatMoney(estimate.priceCents))
    for (const { home } of comparables) expect(words).toMatch(new RegExp(`\\d: ${home.parcelId}\\b`))
    for (const { citation } of sources) expect(words).toContain(citation.split(/;| \(|\. Checked/)[0])
    expect(words).toContain('without Amendment 3, or')
  })

  it('holds a price of the home itself against its just value and says so on the page, on paper and in the mail', async () => {
    const email = newEmail('bought')
    // bought 18 months before January 1, and valued as if prices had not risen since
    const report = await askForReport(app, '107 Oak St, Tampa, FL 33601', email)
    const { ownSales, ownSaleCompared, estimate } = report.homeValue ?? {}
    const price = formatMoney(ownSales?.[0]?.priceCents ?? 0)
    expect(ownSaleCompared?.stance).toBe('against')
    // A reader who multiplies the printed price by the printed share comes to the same dollars.
    const share = estimate?.sufficient ? (estimate.supported?.level.percent ?? 0) : 0
    const brought = (ownSaleCompared?.broughtCents ?? 0) / 100
    expect(Number.isInteger(brought)).toBe(true)
    expect(ownSaleCompared?.justValueCents).toBe(Math.round((brought * Math.round(10 * share)) / 1_000) * 100)
    expect(ownSaleCompared?.words).toContain(`sold for ${price} in July 2023`)
    const { verdict } = report
    expect(verdict?.outcome).not.toBe('file')
    expect(verdict?.explanation).toContain(ownSaleCompared?.words)
    const pdf = await readPdf(Buffer.from(await (await fetchPdf(report.leadId)).arrayBuffer()))
    expect(pdf.text.replace(/\s+/g, ' ')).toContain(ownSaleCompared?.words)
    const mail = await app.mail.to(email, 'Your property savings report')
    expect(mail.text.replace(/\s+/g, ' ')).toContain(ownSaleCompared?.words)
    // values of the year of that sale: their cap ended with it, so later years save nothing
    const restarts = ({ verdict: judged }: Report) =>
      judged?.notes.find(({ code }) => code === 'cap_restarts')
    expect(restarts(report)).toBeUndefined()
    expect(restarts(await typeInto(report, 2023))?.text).toContain('sold in July 2023')
  })

  it('draws the stairs, the sales and the neighbors, each with words and sources', async () => {
    const report = await askForReport(app, quietAddress)
    const bytes = Buffer.from(await (await fetchPdf(report.leadId)).arrayBuffer())
    const pdf = await readPdf(bytes)
    const { estimate, comparables, equity } = report.homeValue ?? {}
    if (!estimate?.sufficient || !equity?.sufficient || !comparables?.[0])
      throw new Error('the report has no value')
    const [first] = comparables
    const readings = report.verdict?.readings.length ?? 0
    const said = pdf.alts.join('\n')
    expect(pdf.alts).toHaveLength(readings + 2)
    expect(pdf.unmarked).toBe(0)
    expect(said).toContain(
      `School taxes: Market value (just value) ${formatMoney(report.parcel?.justValueCents ?? 0)};`,
    )
    expect(said).toContain(
      `Sale 1: ${formatMoney(first.sale.priceCents)} paid, ${formatMoney(first.adjustedCents)} adjusted.`,
    )
    const told = pdf.text.replace(/\s+/g, ' ').matchAll(/point to (\$[\d,]+\d)/g)
    const page = formatMoney(estimate.priceCents)
    expect([...new Set([...told].map(([, price]) => price))]).toEqual([page])
    expect(said).toContain(`Together, they point to ${formatMoney(estimate.priceCents)}`)
    expect(said).toContain(`Your home: ${formatCents(equity.homeCentsPerSqft)}.`)
    expect(pdf.text.replace(/\s+/g, ' ')).toMatch(/Petition deadline By/)
    expect(await structureFaults(bytes)).toEqual([])
    expect(pdf.text).toMatch(/Sources: [\d, and]+ in the list at the end\./)
  })

  it('is not found for an id that no report has', async () => {
    const answer = await fetchPdf('AAAAAAAAAAAAAAAAAAAAAA')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ success: false, error: { code: 'not_found' } })
  })
})

describe('deleting a report', () => {
  /** The key is in the mail about it. */
  const keyOf = async (email: string, leadId: string) => {
    let link: string | undefined
    await until(async () => {
      const { links } = await app.mail.to(email, 'Your property savings report')
      link = links.find((address) => address.includes(`/report/${leadId}#delete=`))
      return link !== undefined
    })
    return new URL(link ?? '').hash.replace('#delete=', '')
  }
  const remove = async (leadId: string, email: string) =>
    app.visitor().call(deletePropertyAnalysis, { leadId, key: await keyOf(email, leadId) })
  const refused = (leadId: string, key: string) =>
    app.visitor().refusal(deletePropertyAnalysis, { leadId, key })

  it('needs the key of its mail: to know its address, or the key of another, is not enough', async () => {
    const [email, others] = [newEmail('owner'), newEmail('other')]
    const report = await askForReport(app, quietAddress, email)
    const other = await askForReport(app, quietAddress, others)
    const keyless = await fetch(`${app.url}/api/public/property-analysis/${report.leadId}`, {
      method: 'DELETE',
    })
    expect(keyless.status).toBe(400)
    expect((await refused(report.leadId, 'A'.repeat(43))).status).toBe(403)
    expect((await refused(report.leadId, await keyOf(others, other.leadId))).status).toBe(403)
    expect(await statusOf(report)).toBe(200)
  })

  it('takes it and the mails about it away, and nobody else’s', async () => {
    const email = newEmail('leaver')
    const report = await askForReport(app, quietAddress, email)
    const other = await askForReport(app, quietAddress)
    const key = await keyOf(email, report.leadId)
    expect(await remove(report.leadId, email)).toEqual({ deleted: true })
    expect(await statusOf(report)).toBe(404)
    expect(await app.rows('select 1 from mails where recipient = $1', [email])).toEqual([])
    expect(await statusOf(other)).toBe(200)
    expect((await refused(report.leadId, key)).status).toBe(404)
  })

  it('with typed numbers takes the one they were typed into, unless others were typed there too', async () => {
    const email = newEmail('typist')
    const asked = await askForReport(app, quietAddress, email)
    const first = await typeInto(asked)
    expect(await remove(first.leadId, email)).toEqual({ deleted: true })
    expect([await statusOf(first), await statusOf(asked)]).toEqual([404, 404])
  })

  it('takes the numbers that were typed into it along', async () => {
    const email = newEmail('asker')
    const asked = await askForReport(app, quietAddress, email)
    const key = await keyOf(email, asked.leadId)
    const typed = await typeInto(asked)
    await app.visitor().call(deletePropertyAnalysis, { leadId: asked.leadId, key })
    expect([await statusOf(typed), await statusOf(asked)]).toEqual([404, 404])
    expect(await app.rows('select 1 from mails where recipient = $1', [email])).toEqual([])
  })
})
