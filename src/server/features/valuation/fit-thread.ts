/** The program of the thread that fits a county's sales: minutes of arithmetic that no page waits behind. */
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { openDatabase } from '#server/db/open.ts'
import { fitRolls } from './fit-rolls.ts'

const fitOrder = z.object({
  connectionString: z.string(),
  roll: z.object({ countyNumber: z.int(), rollYear: z.int(), synthetic: z.boolean() }),
})

const run = async (): Promise<void> => {
  const { connectionString, roll } = fitOrder.parse(workerData)
  const { pool, close } = openDatabase(connectionString, { maxConnections: 1 })
  try {
    parentPort?.postMessage(await fitRolls(pool, roll))
  } finally {
    await close()
  }
}

await run()
