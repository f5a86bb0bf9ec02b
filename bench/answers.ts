/** `npm run bench:answers`: how the tables of questions are answered, as JSON; `--show` names those of the development table that are not right. */
import { drizzle } from 'drizzle-orm/node-postgres'
import { findAnswer } from '#server/features/ask/find-answer.ts'
import { askTable, countOf, type TableName, tableNames } from '#server/features/ask/testing/ask-table.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { loadCourseLibrary } from '#server/services/course/library.ts'
import { withOwnDatabase } from './own-database.ts'
import { percentiles } from './percentiles.ts'

await withOwnDatabase(async ({ pool }) => {
  const db = drizzle(pool)
  const ctx = { db, course: loadCourseLibrary(), counties: loadCountyDirectory(), now: () => new Date() }
  const startedAt = performance.now()
  await findAnswer(ctx, 'What is a tax roll?', { countyId: null, passages: [] })
  const firstMs = performance.now() - startedAt
  const judged = new Map<TableName, Awaited<ReturnType<typeof askTable>>>()
  for (const name of tableNames) judged.set(name, await askTable(ctx, name))
  const before = judged.get('asked-before') ?? []
  const times: number[] = []
  for (const { question } of before.slice(0, 60)) {
    const askedAt = performance.now()
    await findAnswer(ctx, question, { countyId: null, passages: [] })
    times.push(performance.now() - askedAt)
  }
  const figures = {
    ...Object.fromEntries(
      [...judged].map(([name, all]) => [
        name,
        Object.fromEntries(
          [...new Set(all.map(({ kind }) => kind))].map((kind) => [kind, countOf(all, kind)]),
        ),
      ]),
    ),
    firstMs: Math.round(firstMs),
    milliseconds: percentiles(times),
  }
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
  if (process.argv.includes('--show'))
    for (const { kind, question, verdict } of before)
      if (kind === 'answer' && verdict !== 'right') process.stdout.write(`${verdict}: ${question}\n`)
})
