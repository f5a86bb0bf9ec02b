/** Builds the web app; Vitest brings its own settings and needs none of the routing plugin. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { build, defineConfig, type Plugin } from 'vite'
import { compileMessages, messagesFolder } from './messages/compile.mjs'
import { starterFile } from './src/web/browser/resting-pages.ts'
import { paletteOfPages } from './src/web/styles/palette-plugin.ts'
import { chunks } from './vite.chunks.ts'
import { contractOfPages } from './vite.contract.ts'

/** The words of the pages; while developing, an edited sentence is compiled and shown at once. */
const messages = (): Plugin => ({
  name: 'messages',
  config: () => void compileMessages(),
  configureServer: ({ watcher, config }) => {
    watcher.add(messagesFolder)
    watcher.on('all', (_event, file) => {
      if (!file.startsWith(messagesFolder)) return
      try {
        for (const compiled of compileMessages()) watcher.emit('change', compiled)
      } catch (failure) {
        config.logger.error(failure instanceof Error ? failure.message : String(failure))
      }
    })
  },
})

/** One file under a fixed name, sharing nothing with the pages. */
const buildAlone = (input: string, outDir: string, name: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: name } },
    },
  })

/** The worker outlives the versions of the pages; the lines that start a written page are put into it afterwards. */
const filesOfTheirOwn = (): Plugin => ({
  name: 'files-of-their-own',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    if (this.environment.name !== 'client') return
    await buildAlone('src/web/service-worker/service-worker.ts', dir, 'service-worker.js')
    await buildAlone('src/web/browser/start-after-text.ts', dirname(dir), starterFile)
  },
})

type PlayerPart = { getTemplateHTML(attributes: object, properties: object): string }

const isPlayerPart = (one: unknown): one is PlayerPart =>
  typeof one === 'function' && 'getTemplateHTML' in one

/** What the film player writes into its parts: the server's policy allows these styles by their hashes. */
const playerStyles = async (): Promise<string[]> => {
  const parts: readonly unknown[] = Object.values(await import('media-chrome'))
  const written = parts.filter(isPlayerPart).map((part) => part.getTemplateHTML({}, {}))
  const styles = written.flatMap((html) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)])
  const hashes = styles.map(([, style = '']) => createHash('sha256').update(style).digest('base64'))
  return [...new Set(hashes)]
}

/** Beside the served folder, for the server that serves it. */
const styleHashes = (): Plugin => ({
  name: 'style-hashes',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    if (this.environment.name !== 'client') return
    await writeFile(join(dirname(dir), 'style-hashes.json'), JSON.stringify(await playerStyles()))
  },
})

export default defineConfig({
  plugins: process.env.VITEST
    ? []
    : [
        messages(),
        contractOfPages(),
        paletteOfPages(),
        tailwindcss(),
        reactRouter(),
        filesOfTheirOwn(),
        styleHashes(),
      ],
  // The public half of the operator's settings; nothing else of the environment reaches the browser.
  envPrefix: ['OPERATOR_', 'SUPPORT_EMAIL'],
  // A strict content policy allows no data: fonts or images, so nothing is inlined.
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Law, arithmetic and contract only declare: a file of which nothing is used is left out.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]src[\\/](core|words|contract)[\\/]/, sideEffects: false }],
      },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
