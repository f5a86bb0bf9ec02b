/**
 * The server process of development. It stays, and with it the packages and all that is warm; Vite loads our own files in
 * it, so that after a change only the changed ones and those that import them are loaded again.
 */
import path from 'node:path'
import {
  createRunnableDevEnvironment,
  createServer,
  isRunnableDevEnvironment,
  type ResolvedConfig,
} from 'vite'
import type { openServer } from './open-server.ts'
import { root } from './settings.ts'

/** What is imported by nobody, such as a lesson, is read from the disk here. */
const readsDisk = path.join(root, 'content/content-files.ts')

/** None of the plugins of the pages: our server needs no more than its types taken away. */
const openLoader = async () => {
  const { environments } = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    // It prepares no packages for the browser: it would throw away those that the pages' Vite keeps.
    optimizeDeps: { noDiscovery: true, include: [] },
    cacheDir: 'node_modules/.vite/server',
    server: { middlewareMode: true, ws: false, watch: null },
    environments: {
      app: {
        dev: {
          createEnvironment: (name: string, config: ResolvedConfig) =>
            createRunnableDevEnvironment(name, config, { hot: false, runnerOptions: { hmr: false } }),
        },
      },
    },
  })
  const { app } = environments
  if (!app || !isRunnableDevEnvironment(app)) throw new Error('Vite made no environment for the server.')
  return app
}

const { moduleGraph, runner } = await openLoader()

const forget = (changed: readonly string[]): void => {
  const modulesOf = (file: string) => [...(moduleGraph.getModulesByFile(file) ?? [])]
  const imported = (file: string) => {
    const modules = modulesOf(file)
    return modules.length > 0 ? modules : modulesOf(readsDisk)
  }
  const stale = new Set(changed.flatMap(imported))
  for (const module of stale) for (const importer of module.importers) stale.add(importer)
  for (const file of changed) moduleGraph.onFileChange(file)
  for (const { file } of stale) {
    for (const loaded of runner.evaluatedModules.getModulesByFile(file ?? '') ?? [])
      runner.evaluatedModules.invalidateModule(loaded)
  }
}

let running: Awaited<ReturnType<typeof openServer>> | undefined

const end = async (): Promise<void> => {
  const old = running
  running = undefined
  await old?.stop()
}

const begin = async (sinceMs: number): Promise<void> => {
  try {
    const loaded: { openServer: typeof openServer } = await runner.import('/dev/open-server.ts')
    running = await loaded.openServer(process.env)
    process.stdout.write(`The server is ready after ${((Date.now() - sinceMs) / 1000).toFixed(1)} s.\n`)
  } catch (error) {
    console.error('The server did not start; it tries again when a file changes.', error)
  }
  process.send?.(running !== undefined)
}

let turn = begin(Date.now())
process.on('message', (changed: readonly string[]) => {
  const sinceMs = Date.now()
  turn = turn.then(end).then(() => {
    forget(changed)
    return begin(sinceMs)
  })
})

const leave = async () => {
  await turn.then(end)
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void leave())
// The development process has ended, however it ended.
process.once('disconnect', () => void leave())
