/** Owns a document whose writer, in a process of its own, is held at a boundary between sections until it is killed. */
import { planOf } from '#core/document/draft-plan.ts'
import type { FactSheet } from '#core/document/facts/fact-sheet.ts'
import { until } from '#server/jobs/until.ts'
import { writerBench } from './writer-bench.ts'

/** Longer than any test: whoever is held waits for its end. */
const holdSeconds = 600

export const holdingBench = async (sheet: FactSheet) => {
  const bench = await writerBench(null, sheet)
  const { pool } = bench
  const sections = planOf(sheet).length
  const held = async (): Promise<readonly number[]> =>
    (
      await pool.query<{ pid: number }>(
        `select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
      )
    ).rows.map(({ pid }) => pid)

  /** Whoever inserts there waits, under this condition on the new row. */
  const hold = (table: string, condition: string) =>
    pool.query(`
      create or replace function hold_${table}() returns trigger language plpgsql as $$ begin
        if ${condition} then perform pg_sleep(${holdSeconds}); end if; return new; end $$;
      create or replace trigger hold before insert on ${table} for each row execute function hold_${table}()`)

  return {
    ...bench,
    /**
     * As many sections as `at` are stored. At even ones the next call to the model is not paid yet, at odd ones it is
     * answered and its section not stored; after the last section the document is not completed. -1 holds nowhere.
     */
    holdAt: async (at: number) => {
      await hold('model_calls', `new.position = ${at % 2 === 0 ? at : -1}`)
      await hold('document_sections', `new.position = ${at % 2 === 0 ? -1 : at}`)
      await hold('document_versions', String(at === sections))
    },
    isHeld: async () => (await held()).length > 0,
    /** After a kill: what it left waiting in the database goes, and its job at once to the next worker. */
    letGo: async () => {
      for (const pid of await held()) await pool.query('select pg_terminate_backend($1)', [pid])
      await until(async () => (await held()).length === 0)
      // What the queue does by itself half a minute after the last sign of a worker.
      await pool.query(
        `update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_limit > 0`,
      )
    },
  }
}
