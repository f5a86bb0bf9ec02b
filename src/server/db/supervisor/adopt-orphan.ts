/** Owns what happens to a PostgreSQL whose program was killed: taken over when it is fit, stopped when it is not. */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Launch, serverArguments } from './postmaster.ts'
import { isPostmasterOf, postmasterFilePath, readPostmasterFile } from './postmaster-file.ts'
import { stopPostmaster } from './stop-postmaster.ts'

type Orphan = Readonly<{ pid: number; port: number }>

/** PostgreSQL records the command it was started with; anything else than what we would start now is let go. */
const wasStartedLikeNow = async (launch: Launch, port: number): Promise<boolean> => {
  const recorded = await readFile(join(launch.cluster, 'postmaster.opts'), 'utf8')
  const wanted = serverArguments(launch, port).map((argument) => `"${argument}"`)
  return recorded.trim().endsWith(` ${wanted.join(' ')}`)
}

/** A server to go on with, or undefined when none runs on this cluster any more. */
export const adoptOrphan = async (
  launch: Launch,
  answers: (port: number) => Promise<boolean>,
): Promise<Orphan | undefined> => {
  const file = await readPostmasterFile(launch.cluster)
  if (file === undefined) return undefined
  const { pid, port, ready } = file
  if (!(await isPostmasterOf(pid, launch.cluster))) {
    // PostgreSQL itself would stop at a zombie or at a stranger with this number.
    await rm(postmasterFilePath(launch.cluster), { force: true })
    return undefined
  }
  if (ready && (await wasStartedLikeNow(launch, port)) && (await answers(port))) return { pid, port }
  await stopPostmaster(pid, launch)
  return undefined
}
