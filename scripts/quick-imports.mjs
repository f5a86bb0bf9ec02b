/**
 * Loaded before the program (`node --import`): a start costs half. Compiled code is kept between starts; and the files of
 * drizzle-orm find each other without Node, which for each of its 151 reads and parses a package.json of 179 kB.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../.cache/compiled/', import.meta.url)))

const drizzle = '/node_modules/drizzle-orm/'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.includes(drizzle)
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context),
})
