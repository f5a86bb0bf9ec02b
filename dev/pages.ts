/** Owns the front of development: Vite serves the pages and hands calls on to the server, waiting while that restarts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { serverRestarted } from '../src/web/call/after-restart.ts'
import type { ServerProcess } from './server-process.ts'
import { type DevSettings, root } from './settings.ts'
import { signIn } from './sign-in.ts'

/** What the server answers; everything else is a page or a file of Vite's. */
const ofServer = ['/api', '/dev/mail']

const serverFolders = [
  'src/core',
  'src/contract',
  'src/words',
  'src/server',
  'content',
  'fakes',
  '.cache/messages',
  'package.json',
]

/** Nothing of ours is written there. */
const unwatched = ['data', '.cache', 'build', 'test-results', 'playwright-report', '.react-router']

/** Whether the server is made of this file, named from the root. */
export const restartsServer = (file: string): boolean =>
  serverFolders.some((folder) => file === folder || file.startsWith(`${folder}/`)) &&
  !/\.test\.tsx?$|\/testing\//.test(file)

const isFor = ({ url = '' }: IncomingMessage, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`))

/** What decides which addresses there are. */
const routeFiles = ['src/web/routes.ts', 'react-router.config.ts'].map((file) => path.join(root, file))

type Whether = Pick<ServerProcess, 'isReady'>
type Server = Pick<ServerProcess, 'isReady' | 'restart'>

const waitForServer =
  (server: Whether) => async (request: IncomingMessage, reply: ServerResponse, next: () => void) => {
    if (!isFor(request, ofServer) || (await server.isReady())) return next()
    reply.writeHead(503, { 'content-type': 'text/plain' }).end('The server did not start; see the terminal.')
  }

export type Pages = {
  /** Pages that are open ask for their data again. */
  readonly refetch: () => void
  readonly close: () => Promise<void>
}

type Watching = Pick<ViteDevServer, 'watcher' | 'restart'>

/** Has the server, or Vite itself, take up what is written. */
export const afterChanges = (vite: Watching, { restart }: Pick<ServerProcess, 'restart'>): void => {
  const files = new Set<string>()
  let pending: NodeJS.Timeout | undefined
  const look = (file: string): void => {
    // React Router does not look at its own folder where that is more than one below the root.
    if (routeFiles.includes(file)) void vite.restart()
    if (!restartsServer(path.relative(root, file).split(path.sep).join('/'))) return
    files.add(file)
    clearTimeout(pending)
    // A program that writes several files, such as git, is given the time to write all of them.
    pending = setTimeout(() => {
      restart([...files])
      files.clear()
    }, 30)
  }
  // Not 'all': a compiled sentence is told as a change alone.
  for (const event of ['add', 'change', 'unlink'] as const) vite.watcher.on(event, look)
}

/** Each Vite is given it, also the one that takes up changed addresses. */
const withServer = ({ url }: DevSettings, server: Server): Plugin => ({
  name: 'just-value-server',
  configureServer: (vite) => {
    vite.middlewares.use((request, reply, next) => void waitForServer(server)(request, reply, next))
    vite.middlewares.use(signIn(url))
    afterChanges(vite, server)
  },
})

export const servePages = async (
  settings: DevSettings,
  server: Server,
  serverPort: number,
): Promise<Pages> => {
  const target = `http://127.0.0.1:${serverPort}`
  const vite = await createServer({
    root,
    clearScreen: false,
    plugins: [withServer(settings, server)],
    // The packages of all pages are prepared at once: one found later would reload the page that is open.
    optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*', '!**/testing/**'] },
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: Object.fromEntries(ofServer.map((prefix) => [prefix, { target, xfwd: true }])),
      watch: { ignored: [settings.dataDir, ...unwatched.map((name) => path.join(root, name))] },
    },
  })
  await vite.listen()
  return {
    refetch: () => vite.ws.send(serverRestarted),
    close: () => vite.close(),
  }
}
