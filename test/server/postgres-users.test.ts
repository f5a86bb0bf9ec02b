import { execFileSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startPostgres } from '#server/db/postgres-supervisor.ts'
import { packagedBinaries } from '#server/db/supervisor/binaries.ts'
import { startChild } from './postgres-process.ts'

// Starting processes is slow on a machine that is busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const SOMEONE = 65_534
const isRoot = process.getuid?.() === 0

let scratch: string

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'just-value-users-'))
  await chmod(scratch, 0o755)
})

afterEach(() => rm(scratch, { recursive: true, force: true }))

/** Hard links where the file system has them: a copy of the 60 MB takes longer than the test. */
const duplicate = (from: string, to: string) => {
  try {
    execFileSync('cp', ['-RPl', from, to], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-RP', from, to])
  }
}

/** The package as npm unpacks it without install scripts: no symbolic links among the libraries. */
const freshPackage = async (directory: string) => {
  const packaged = packagedBinaries()
  await mkdir(directory, { recursive: true })
  await cp(join(dirname(packaged), 'package.json'), join(directory, 'package.json'))
  duplicate(packaged, directory)
  execFileSync('find', [join(directory, 'native', 'lib'), '-type', 'l', '-delete'])
  return join(directory, 'native')
}

const makeDirectory = async (name: string, mode: number, owner = 0) => {
  const path = join(scratch, name)
  await mkdir(path)
  await chmod(path, mode)
  await chown(path, owner, owner)
  return path
}

const clusterOf = async (dataDir: string): Promise<string> =>
  JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')).cluster

describe.runIf(isRoot)('as root', () => {
  test('PostgreSQL runs as another user, inside DATA_DIR where that user can reach it, also after root restored a backup', async () => {
    const dataDir = join(scratch, 'data')
    const first = await startPostgres({ dataDir, durable: false })
    await first.stop()
    expect(await clusterOf(dataDir)).toBe('postgres')
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0)
    execFileSync('chown', ['-R', '0:0', dataDir])
    const second = await startPostgres({ dataDir, durable: false })
    await second.stop()
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0)
  })

  test('below a private home, programs and data live outside it, found again and started afresh when wiped', async () => {
    const home = await makeDirectory('home', 0o700)
    const dataDir = join(home, 'project', 'data')
    const systemDir = join(scratch, 'system')
    const packaged = await freshPackage(join(home, 'project', 'package'))
    const options = { dataDir, systemDir, packaged, durable: false }
    const first = await startPostgres(options)
    await first.stop()
    const place = await clusterOf(dataDir)
    expect(place.startsWith(`${systemDir}/data-`)).toBe(true)
    expect((await readdir(systemDir)).filter((name) => name.startsWith('postgres-programs-'))).toHaveLength(1)
    const second = await startPostgres(options)
    expect(second.url).toBe(first.url)
    const copy = join(home, 'copy')
    await cp(dataDir, copy, { recursive: true })
    await expect(startPostgres({ ...options, dataDir: copy })).rejects.toThrow(
      'is already in use by another process',
    )
    await second.stop()
    await rm(dataDir, { recursive: true })
    const third = await startPostgres(options)
    await third.stop()
    expect(await clusterOf(dataDir)).not.toBe(place)
  })

  test("in another person's DATA_DIR, PostgreSQL runs as that person, who can start it next", async () => {
    const dataDir = await makeDirectory('theirs', 0o700, SOMEONE)
    const server = await startPostgres({ dataDir, durable: false })
    await server.stop()
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(SOMEONE)
    const packaged = await freshPackage(join(scratch, 'package'))
    const child = startChild({ options: { dataDir, packaged, durable: false }, uid: SOMEONE })
    expect(await child.hear('ready')).toBe(server.url)
    await child.end('SIGTERM')
  })
})

describe.runIf(isRoot)('as an ordinary user', () => {
  test('starts and starts again, with programs it may not write beside', async () => {
    const packaged = await freshPackage(join(scratch, 'package'))
    const dataDir = join(await makeDirectory('home', 0o700, SOMEONE), 'data')
    const order = { options: { dataDir, packaged, durable: false }, uid: SOMEONE }
    const first = startChild(order)
    const url = await first.hear('ready')
    await first.end('SIGTERM')
    const second = startChild(order)
    expect(await second.hear('ready')).toBe(url)
    await second.end('SIGTERM')
    expect(await clusterOf(dataDir)).toBe('postgres')
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(SOMEONE)
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres-programs-'))).toHaveLength(1)
  })

  test('a DATA_DIR that may not be written is refused with one sentence', async () => {
    const dataDir = await makeDirectory('locked', 0o755)
    const child = startChild({ options: { dataDir, durable: false }, uid: SOMEONE })
    expect(await child.hear('failed')).toBe(
      `This user may not write in ${dataDir}. Start as its owner, or set another DATA_DIR.`,
    )
  })
})

describe('without programs that run here', () => {
  test('a platform nobody packaged for is told about DATABASE_URL', () => {
    expect(() => packagedBinaries('linux-riscv64')).toThrow(
      'There is no PostgreSQL to bring along for linux-riscv64. Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  })

  test('programs that do not run (another C library, say) are told about DATABASE_URL', async () => {
    const packaged = await freshPackage(join(scratch, 'package'))
    await rm(join(packaged, 'lib', 'libcrypto.so.1.1'))
    await rm(join(packaged, 'pg-symlinks.json'))
    const dataDir = join(scratch, 'data')
    await expect(startPostgres({ dataDir, packaged, systemDir: join(scratch, 'system') })).rejects.toThrow(
      /^The PostgreSQL that comes along does not run on this machine \(.*\)\. Set DATABASE_URL/,
    )
    expect(await readdir(dataDir)).not.toContain('postgres.lock')
  })
})
