/** Owns preparing everything on disk that a start needs: DATA_DIR, the locks, the programs, the cluster. */
import { chmod, mkdir, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, join } from 'node:path'
import { type Binaries, packagedBinaries, runnableBinaries } from './binaries.ts'
import { type ClusterSettings, clusterPath, readOrCreateSettings } from './cluster-settings.ts'
import { initializeCluster, isInitialized, refuseOtherMajorVersion } from './initialize-cluster.ts'
import { takeOwnership } from './owner-lock.ts'
import type { Launch } from './postmaster.ts'
import { canReach, giveTreeTo, postgresUser, type SystemUser } from './system-user.ts'

export type Places = Readonly<{
  dataDir: string
  durable: boolean
  /** Where the package's programs lie. */
  packaged: string | undefined
  /** Where root keeps what PostgreSQL's user could not reach inside DATA_DIR. */
  systemDir: string
  log: (message: string) => void
}>

export type ClusterHome = Readonly<{
  dataDir: string
  settings: ClusterSettings
  launch: Launch
  release: () => Promise<void>
}>

/** Root's new DATA_DIR lets others pass through, as PostgreSQL's user must, but not look around. */
const makeDataDir = async (path: string): Promise<string> => {
  const made = await mkdir(path, { recursive: true })
  if (made !== undefined) await chmod(path, process.getuid?.() === 0 ? 0o711 : 0o700)
  return realpath(path)
}

const findBinaries = (
  dataDir: string,
  user: SystemUser,
  { packaged, systemDir }: Places,
): Promise<Binaries> =>
  runnableBinaries({
    packaged: packaged ?? packagedBinaries(),
    user,
    copiesIn: user === undefined ? dataDir : systemDir,
  })

const readyCluster = async (launch: Launch, { adminPassword }: ClusterSettings, log: Places['log']) => {
  const { cluster, binaries, user, durable } = launch
  if (!(await isInitialized(cluster))) {
    log(`Making a new PostgreSQL database in ${cluster}.`)
    await initializeCluster({ cluster, binaries, user, adminPassword, durable })
    return
  }
  await giveTreeTo(user, cluster)
  if (!(await canReach(user, cluster))) {
    throw new Error(
      `PostgreSQL's user can no longer reach the database in ${cluster}. Open the directories above it, or move DATA_DIR.`,
    )
  }
  await refuseOtherMajorVersion(cluster, binaries)
}

export const openClusterHome = async (places: Places): Promise<ClusterHome> => {
  const dataDir = await makeDataDir(places.dataDir)
  const releases = [await takeOwnership(join(dataDir, 'postgres.lock'), dataDir)]
  const release = async () => {
    for (const step of releases.toReversed()) await step()
  }
  try {
    const settings = await readOrCreateSettings(dataDir, await postgresUser(dataDir), places.systemDir)
    const cluster = clusterPath(dataDir, settings)
    // A copied DATA_DIR remembers the same place outside, so that place has a lock of its own.
    if (isAbsolute(settings.cluster)) releases.push(await takeOwnership(`${cluster}.lock`, dirname(cluster)))
    const user = await postgresUser(cluster, dataDir)
    const binaries = await findBinaries(dataDir, user, places)
    const logFile = join(dataDir, 'postgres.log')
    const launch = { cluster, binaries, user, logFile, durable: places.durable }
    await readyCluster(launch, settings, places.log)
    return { dataDir, settings, launch, release }
  } catch (error) {
    await release()
    throw error
  }
}
