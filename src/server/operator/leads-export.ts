/** `leads export`: requests for a free report as CSV. */

import { stringify } from 'csv-stringify/sync'
import type { Database } from '#server/db/open.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { actLogged } from '#server/features/operator-log/actions.ts'
import { type LeadPosition, leadsPage } from '#server/features/report/lead/leads-page.ts'
import type { Command } from './command.ts'
import { writeExport } from './export-file.ts'
import { readDay, readFileName, readNone } from './read-arguments.ts'
import { readOptions } from './read-options.ts'
import { asOption, operatorName } from './who.ts'
import { withApp } from './with-app.ts'

const pageSize = 1_000

const columns = [
  'lead_id',
  'email',
  'address',
  'property_type',
  'year',
  'status',
  'requested_at',
  'prepared_at',
]

const valuesOf = (lead: LeadRow) => [
  lead.id,
  lead.email,
  lead.address,
  lead.propertyType,
  lead.requestYear,
  lead.status,
  lead.requestedAt.toISOString(),
  lead.preparedAt?.toISOString() ?? '',
]

/** RFC 4180. A value that a spreadsheet would run as a formula gets an apostrophe before it. */
const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', escape_formulas: true },
  )

async function* piecesOf(db: Database, since: Date, seen: { leads: number }): AsyncGenerator<string> {
  yield csv([columns])
  let after: LeadPosition | null = null
  for (;;) {
    const page: LeadRow[] = await leadsPage(db, { since, after, limit: pageSize })
    seen.leads += page.length
    if (page.length > 0) yield csv(page.map(valuesOf))
    after = page.at(-1) ?? null
    if (page.length < pageSize) return
  }
}

export const leadsExport: Command = {
  name: 'leads export',
  usage: 'leads export [--since YYYY-MM-DD] --to FILE.csv [--as NAME]',
  summary: 'Write the requests for a free report to a new CSV file, oldest first.',
  run: async (args, terminal) => {
    const { values, positionals } = readOptions(args, {
      since: { type: 'string' },
      to: { type: 'string' },
      ...asOption,
    })
    readNone(positionals)
    const since = values.since === undefined ? new Date(0) : readDay('--since', values.since)
    const file = readFileName(values.to)
    const operator = operatorName(values.as, terminal)
    const seen = { leads: 0 }
    await withApp(terminal, (app) =>
      actLogged(
        app,
        { operator, action: 'leads export', subjects: { since: values.since ?? null }, found: () => seen },
        async () => {
          await writeExport(file, piecesOf(app.db, since, seen))
          return { ok: true }
        },
      ),
    )
    terminal.print(`${seen.leads} ${seen.leads === 1 ? 'lead' : 'leads'} written to ${file}.`)
    return 0
  },
}
