/** Owns the PostgreSQL that the shop brings along: one per DATA_DIR, started, taken over after a crash, and stopped. */
import { adoptOrphan } from './supervisor/adopt-orphan.ts'
import { ensureDatabase, serverAnswers } from './supervisor/application-database.ts'
import { type ClusterHome, openClusterHome } from './supervisor/cluster-home.ts'
import { saveSettings } from './supervisor/cluster-settings.ts'
import { findRunningPostgres, removeConnection, writeConnection } from './supervisor/connection-file.ts'
import { startPostmaster } from './supervisor/postmaster.ts'
import { stopPostmaster } from './supervisor/stop-postmaster.ts'

export type PostgresServer = Readonly<{ url: string; port: number; stop: () => Promise<void> }>

type Options = Readonly<{
  dataDir: string
  log?: (message: string) => void
  /** False trades safety in a power cut for speed; only for tests. */
  durable?: boolean
  /** Where the package's programs lie; found by itself. */
  packaged?: string
  /** Where root keeps what PostgreSQL's user could not reach inside DATA_DIR. */
  systemDir?: string
}>
type Postmaster = Readonly<{ pid: number; port: number; stopWatching: () => void }>

const SYSTEM_DIR = '/var/lib/just-value'

const runPostmaster = async (home: ClusterHome, log: (message: string) => void): Promise<Postmaster> => {
  const { launch, settings } = home
  const orphan = await adoptOrphan(launch, (port) => serverAnswers({ ...settings, port }))
  if (orphan !== undefined) {
    log('Went on with the PostgreSQL that an earlier run left behind.')
    return { ...orphan, stopWatching: () => {} }
  }
  const { server, port } = await startPostmaster(launch, settings.port)
  const tell = () => log(`PostgreSQL ended by itself; see ${launch.logFile}.`)
  server.once('exit', tell)
  return { pid: server.pid ?? 0, port, stopWatching: () => server.off('exit', tell) }
}

const announce = async (home: ClusterHome, { pid, port }: Postmaster): Promise<string> => {
  const { dataDir, settings } = home
  const url = await ensureDatabase({ ...settings, port })
  if (settings.port !== port) await saveSettings(dataDir, { ...settings, port })
  await writeConnection(dataDir, { url, port }, pid)
  return url
}

const shutDown = async (home: ClusterHome, { pid, stopWatching }: Postmaster) => {
  stopWatching()
  await stopPostmaster(pid, home.launch)
  await removeConnection(home.dataDir)
  await home.release()
}

/** A program that ends without stopping its database first at least asks it to stop. */
const stopAtExit = ({ pid }: Postmaster): (() => void) => {
  const ask = () => {
    try {
      process.kill(pid, 'SIGINT')
    } catch {
      // Already gone, which is what was wanted.
    }
  }
  process.once('exit', ask)
  return () => process.off('exit', ask)
}

/** Starts the database of this DATA_DIR, or throws one sentence saying why it cannot. */
export const startPostgres = async (options: Options): Promise<PostgresServer> => {
  const { dataDir, packaged, durable = true, systemDir = SYSTEM_DIR, log = () => {} } = options
  const home = await openClusterHome({ dataDir, durable, packaged, systemDir, log })
  const postmaster = await runPostmaster(home, log).catch(async (error) => {
    await home.release()
    throw error
  })
  const forget = stopAtExit(postmaster)
  let stopped: Promise<void> | undefined
  const stop = () => {
    forget()
    stopped ??= shutDown(home, postmaster)
    return stopped
  }
  try {
    return { url: await announce(home, postmaster), port: postmaster.port, stop }
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
