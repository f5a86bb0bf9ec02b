/**
 * Loaded before the program (`node --import`): a start costs half. Compiled code is kept between starts; and files find
 * each other without Node, which for every import reads a package.json again: that of drizzle-orm has 179 kB.
 */
import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const root = new URL('../', import.meta.url)

enableCompileCache(fileURLToPath(new URL('.cache/compiled/', root)))

/** @type {{ imports: Record<string, string> }} */
const { imports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))

const aliases = new Map(
  Object.entries(imports).map(([alias, folder]) => [alias.slice(0, -1), new URL(folder.slice(0, -1), root)]),
)

const isOurs = (/** @type {string} */ url) => url.startsWith(root.href) && !url.includes('/node_modules/')

/** @param {string} specifier @param {string} parent @returns {URL | undefined} */
const ownFile = (specifier, parent) => {
  if (!specifier.endsWith('.ts') || !isOurs(parent)) return undefined
  if (specifier.startsWith('.')) return new URL(specifier, parent)
  const afterAlias = specifier.indexOf('/') + 1
  const folder = aliases.get(specifier.slice(0, afterAlias))
  return folder && new URL(specifier.slice(afterAlias), folder)
}

/** Packages of many files, all of them ECMAScript modules below this folder. */
const esm = ['/node_modules/drizzle-orm/', '/node_modules/stripe/esm/']

const inEsm = (/** @type {string} */ url) => esm.some((folder) => url.includes(folder))

/**
 * What a package's name led to, for all of our files alike.
 * @type {Map<string, import('node:module').ResolveFnOutput>}
 */
const packages = new Map()

registerHooks({
  resolve: (specifier, context, next) => {
    const parent = context.parentURL ?? ''
    const own = ownFile(specifier, parent)
    if (own) return { url: own.href, format: 'module-typescript', shortCircuit: true }
    if (specifier.startsWith('.') && specifier.endsWith('.js') && inEsm(parent))
      return { url: new URL(specifier, parent).href, format: 'module', shortCircuit: true }
    if (!isOurs(parent) || /^[./#]/.test(specifier)) return next(specifier, context)
    const found = packages.get(specifier) ?? next(specifier, context)
    packages.set(specifier, found)
    return { ...found, shortCircuit: true }
  },
})
