/**
 * Completes package-lock.json with the packages for other platforms that npm left out because the registry
 * it asked does not carry them. Without their entries `npm ci` refuses the whole lock, on every platform.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, license?: string, os?: string[], cpu?: string[],
 *   libc?: string[], optionalDependencies?: Record<string, string> }} Locked
 */

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/** The platform is in the name, as in `binding-linux-arm64-musl`. @param {string} name */
const platformOf = (name) => {
  const parts = name.split(/[-/]/)
  const os = systems.filter((system) => parts.includes(system))
  const cpu = processors.filter((processor) => parts.includes(processor))
  const libc = parts.includes('musl') ? ['musl'] : parts.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length && { cpu }), ...(os.length && { os }), ...(libc.length && { libc }) }
}

/** Where Node would look for a package, nearest folder first. @param {string} from @param {string} name */
const placesFor = (from, name) => {
  const places = [`${from ? `${from}/` : ''}node_modules/${name}`]
  for (
    let at = from.lastIndexOf('node_modules/');
    at >= 0;
    at = at > 0 ? from.lastIndexOf('node_modules/', at - 1) : -1
  ) {
    places.push(`${from.slice(0, at)}node_modules/${name}`)
  }
  return places
}

/** @param {Record<string, Locked>} packages @returns {Record<string, Locked>} the entries that are missing */
export const missingEntries = (packages) =>
  Object.fromEntries(
    Object.entries(packages).flatMap(([from, locked]) =>
      Object.entries(locked.optionalDependencies ?? {})
        .filter(([name]) => !placesFor(from, name).some((place) => packages[place]))
        .map(([name, version]) => {
          const kind = { ...(locked.dev && { dev: true }), optional: true }
          return [`node_modules/${name}`, { version, ...kind, ...platformOf(name) }]
        }),
    ),
  )

if (process.argv[1] === import.meta.filename) {
  const path = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const added = missingEntries(lock.packages)
  const all = Object.entries({ ...lock.packages, ...added })
  lock.packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')))
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`Added ${Object.keys(added).length} entries to package-lock.json.\n`)
}
