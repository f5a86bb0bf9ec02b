/** Owns the PostgreSQL that the app brings along: one per DATA_DIR, started, taken over after a crash, and stopped. */
import { adoptOrphan } from './supervisor/adopt-orphan.ts'
import { ensureDatabase, serverAnswers } from './supervisor/application-database.ts'
import { type ClusterHome, openClusterHome } from './supervisor/cluster-home.ts'
import { saveSettings } from './supervisor/cluster-settings.ts'
import { findRunningPostgres, removeConnection, writeConnection } from './supervisor/connection-file.ts'
import { type Kept, keepRunning } from './supervisor/keep-running.ts'
import { startPostmaster } from './supervisor/postmaster.ts'
import { stopPostmaster } from './supervisor/stop-postmaster.ts'

export type PostgresServer = Readonly<{ url: string; port: number; stop: () => Promise<void> }>

type Options = Readonly<{
  dataDir: string
  log?: (message: string) => void
  /** Hears that it ended by itself, of every try to start it again, and that it runs. */
  alarm?: (message: string) => void
  /** It could not be started again, and nobody tries any more. */
  onGivenUp?: () => void
  /** False trades safety in a power cut for speed; only for tests. */
  durable?: boolean
  /** Where the package's programs lie; found by itself. */
  packaged?: string
  /** Where root keeps what PostgreSQL's user could not reach inside DATA_DIR. */
  systemDir?: string
}>
type Postmaster = Readonly<{ pid: number; port: number }>

const SYSTEM_DIR = '/var/lib/just-value'

const runPostmaster = async (home: ClusterHome, log: (message: string) => void): Promise<Postmaster> => {
  const { launch, settings } = home
  const orphan = await adoptOrphan(launch, (port) => serverAnswers({ ...settings, port }))
  if (orphan !== undefined) {
    log('Went on with the PostgreSQL that an earlier run left behind.')
    return orphan
  }
  const { server, port } = await startPostmaster(launch, settings.port)
  return { pid: server.pid ?? 0, port }
}

const announce = async (home: ClusterHome, { pid, port }: Postmaster): Promise<string> => {
  const { dataDir, settings } = home
  const url = await ensureDatabase({ ...settings, port })
  if (settings.port !== port) await saveSettings(dataDir, { ...settings, port })
  await writeConnection(dataDir, { url, port }, pid)
  return url
}

/** Everybody holds the address already, so it comes back behind the same one or not at all. */
const startAgain = async (home: ClusterHome, port: number): Promise<number> => {
  const again = await runPostmaster({ ...home, settings: { ...home.settings, port } }, () => {})
  if (again.port !== port) {
    await stopPostmaster(again.pid, home.launch)
    throw new Error(`PostgreSQL did not start: its port ${port} is used by another program.`)
  }
  await announce({ ...home, settings: { ...home.settings, port } }, again)
  return again.pid
}

const shutDown = async (home: ClusterHome, kept: Kept) => {
  await kept.stopWatching()
  await stopPostmaster(kept.pid(), home.launch)
  await removeConnection(home.dataDir)
  await home.release()
}

/** A program that ends without stopping its database first at least asks it to stop. */
const stopAtExit = (kept: Kept): (() => void) => {
  const ask = () => {
    try {
      process.kill(kept.pid(), 'SIGINT')
    } catch {
      // Already gone, which is what was wanted.
    }
  }
  process.once('exit', ask)
  return () => process.off('exit', ask)
}

/** Starts the database of this DATA_DIR and keeps it running, or throws one sentence saying why it cannot. */
export const startPostgres = async (options: Options): Promise<PostgresServer> => {
  const { dataDir, packaged, durable = true, systemDir = SYSTEM_DIR, log = () => {} } = options
  const { alarm = log, onGivenUp = () => {} } = options
  const home = await openClusterHome({ dataDir, durable, packaged, systemDir, log })
  const postmaster = await runPostmaster(home, log).catch(async (error) => {
    await home.release()
    throw error
  })
  const { pid, port } = postmaster
  const kept = keepRunning({
    pid,
    dataDir: home.dataDir,
    startAgain: () => startAgain(home, port),
    alarm: (message) => alarm(`${message} (Its log is ${home.launch.logFile}.)`),
    onGivenUp,
  })
  const forget = stopAtExit(kept)
  let stopped: Promise<void> | undefined
  const stop = () => {
    forget()
    stopped ??= shutDown(home, kept)
    return stopped
  }
  try {
    return { url: await announce(home, postmaster), port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** For commands beside the server: the database that runs already, or one started for as long as the command takes. */
export const usePostgres = async (options: Options): Promise<PostgresServer> => {
  const running = await findRunningPostgres(options.dataDir)
  return running === undefined ? startPostgres(options) : { ...running, stop: async () => {} }
}
