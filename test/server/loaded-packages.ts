/** Loads the whole server, starts nothing, and prints which packages came with it, as JSON. */
import { registerHooks } from 'node:module'

const packages = new Set<string>()

registerHooks({
  load: (url, context, next) => {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1]
    if (name) packages.add(name)
    return next(url, context)
  },
})

await import('#server/start-server.ts')
process.stdout.write(JSON.stringify([...packages]))
