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

/** Heavy packages, which a page without a form or a menu must not load. */
const heavy =
  /[\\/](node_modules[\\/](zod|react-hook-form|@hookform|@base-ui|@floating-ui)|src[\\/]contract[\\/](?!page-paths))/

/** Our own parts and icons that pages share, with the little of core that a first visit shows: money, days, the season, the plans. */
const light =
  /[\\/]src[\\/](web[\\/]((ui|browser|call|county|offline|purchase|report|session|site|source)[\\/].*|case[\\/](newest|own|words)|course[\\/](?!dates-file).*)|core[\\/](money|percent|calendar-date|date-forms|palette|appeal[\\/]season[\\/](season|params)|account[\\/].*|billing[\\/].*|property[\\/](address[\\/]lack|florida-zip)|tax[\\/]verdict[\\/]codes)|contract[\\/]page-paths)\.tsx?$|[\\/]messages[\\/]((ui|browser|call|county|offline|purchase|session|site|source)[\\/]|contract[\\/]envelope\.ts$|format\.ts$)|[\\/]lucide-react[\\/](?!.*(house|folder-open|file-text|book-open|circle-question-mark|lock|map-pin)\.)/

/** The last day to petition and the holidays around it, which a county page shows without the arithmetic. */
const petitionDays =
  /[\\/]src[\\/]core[\\/]appeal[\\/](petition-day|deadlines[\\/](holidays|holiday-params|params))\.ts$/

/** The arithmetic of an answer, which landing and county pages show none of; not what belongs to a case, a paper or a film. */
const law =
  /[\\/]src[\\/]core[\\/](?!(appeal|case|document|film|speech|figure)[\\/]|palette|property[\\/]county|tax[\\/](own-sale|levy[\\/]value-steps)).*\.ts$/

/** The calls about a case and the learning of a lesson, which nobody needs before they own the course. */
const ofOwners =
  /[\\/]src[\\/](web[\\/](case[\\/](newest|outlook|own)|course[\\/]resources)|contract[\\/](document[\\/].*|case[\\/](?!printed-date).*|course[\\/](certificate|film-picture|films|live-sessions|notes|quizzes|resources|search)|help[\\/].*))\.ts$/

/** A report and its answer, which a form sends for when it is used. */
const ofReports = /[\\/]src[\\/]contract[\\/]report[\\/].*\.ts$/

const shared =
  /[\\/](node_modules[\\/]zod|src[\\/]contract)[\\/]|[\\/]src[\\/]web[\\/]((browser|call|case|county|course|offline|purchase|report|session|site|source)[\\/][^\\/]+\.ts|call[\\/]failure\.tsx|property[\\/]types\.ts)$/

type Modules = { getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null }

const reachesHeavy = (id: string, modules: Modules, seen = new Set<string>()): boolean => {
  if (heavy.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (modules.getModuleInfo(id)?.importedIds ?? []).some((imported) =>
    reachesHeavy(imported, modules, seen),
  )
}

/**
 * What pages share travels in few files: some dozens of small ones cost a first visit more than they weigh.
 * The landing page, which checks no form before someone uses it, loads neither `calls` nor `widgets`. The higher
 * priority takes first.
 */
const chunks = [
  {
    name: 'framework',
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler|@tanstack)[\\/]/,
    priority: 4,
  },
  {
    name: (id: string, modules: Modules) => (light.test(id) && !reachesHeavy(id, modules) ? 'look' : null),
    minShareCount: 2,
    priority: 3,
  },
  { name: 'petition-days', test: petitionDays, minShareCount: 2, priority: 2.5 },
  {
    name: (id: string, modules: Modules) => (law.test(id) && !reachesHeavy(id, modules) ? 'law' : null),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'widgets', test: /[\\/]node_modules[\\/]@(base-ui|floating-ui)[\\/]/, priority: 2 },
  {
    name: (id: string) => (shared.test(id) && !ofOwners.test(id) && !ofReports.test(id) ? 'calls' : null),
    minShareCount: 2,
    priority: 1,
  },
  // After the calls, which would else travel with it: a page without a form loads none.
  { name: 'forms', test: /[\\/]node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 0.5 },
  { name: 'report-calls', test: ofReports, minShareCount: 2, priority: 0 },
  { name: 'owner-calls', test: ofOwners, minShareCount: 2, priority: 0 },
]

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

/** What a call is for is written for the interface's own document, which only the server makes. */
const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (this.environment.name !== 'client' || !/[\\/]src[\\/]contract[\\/]/.test(id)) return null
    return { code: code.replace(/^ +summary:\s+(?:'[^'\n]*'|"[^"\n]*"),$/gm, ''), map: null }
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
        withoutSummaries(),
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
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
})
