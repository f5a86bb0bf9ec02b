import { defineConfig } from 'vitest/config'
import { compileMessages } from './messages/compile.mjs'
import { quickImports } from './scripts/steps.mjs'
import { SlowFirst } from './test/slow-first.ts'

compileMessages()

/**
 * What a test makes is soon of no use: with room for it from the start, a tenth of the work is not spent on sorting out what
 * to keep.
 */
const room = ['--min-semi-space-size=64', '--max-semi-space-size=64']

const failOnConsoleError = './test/console-setup.ts'

const parts = 'src/web/ui/**/*.test.{ts,tsx}'

const web = {
  environment: 'jsdom' as const,
  // The browser's and React's programs are compiled once, not by each worker.
  execArgv: [quickImports, ...room],
  // Two busy cores make a rendered page slow, and one test may wait for several; a test that hangs still ends.
  testTimeout: 150_000,
  setupFiles: [failOnConsoleError, './test/web-setup.ts'],
}

/** Each asks `forEndurance` how much to do. */
const endurance = [
  'fakes/stripe/webhooks.test.ts',
  'src/server/features/ask/ask.test.ts',
  'src/server/features/case-file/case-kept.test.ts',
  'src/server/features/drafting/each-section.test.ts',
  'src/server/features/mail/mail.test.ts',
  'src/server/features/purchase/event/flood.test.ts',
  'src/server/features/reminder/deadline-reminders.test.ts',
  'src/server/features/reminder/thousand-cases.test.ts',
  'src/server/features/reminder/thousand-in-database.test.ts',
  'src/server/features/report/printable/pages.test.ts',
  'src/server/features/upload/read-in-turn.test.ts',
  'src/server/http/bad-input.test.ts',
  'src/server/services/typst/tables.test.ts',
  'test/server/crash.test.ts',
  'test/server/document-crash.test.ts',
  'test/server/generated-requests.test.ts',
  'test/server/purchase-crash.test.ts',
]

const enduranceOfCore = [
  'src/core/tax/verdict/recomputation.test.ts',
  'src/core/valuation/study/ratio-intervals.test.ts',
]

const native = { viteModuleRunner: false, nodeLoader: false }
const server = {
  experimental: native,
  environment: 'node' as const,
  // The server keeps no state in its modules, so its files share one loaded copy of them: half the time.
  isolate: false,
  // They wait for mails, jobs and processes as often as they work: a third fills the pauses of two cores.
  maxWorkers: 3,
  // The threads that draw and read papers load their programs as natively as they do in the app.
  execArgv: [quickImports, ...room],
  globalSetup: ['./test/postgres-setup.ts'],
  setupFiles: [failOnConsoleError],
  // A machine that others use is at times four times slower; a test that hangs still ends.
  testTimeout: 180_000,
  hookTimeout: 270_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    pool: 'forks',
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          experimental: native,
          execArgv: [quickImports, ...room],
          environment: 'node',
          // Nothing here keeps state between files: one loaded copy for all is a third of the work.
          isolate: false,
          // The rules of the house read the whole checkout, on a busy machine slowly; a test that hangs still ends.
          testTimeout: 120_000,
          include: [
            '{src/core,src/contract,src/words,content,messages,scripts,test/house-rules,test/spec}/**/*.test.ts',
          ],
          setupFiles: [failOnConsoleError],
        },
      },
      {
        test: {
          ...server,
          name: 'server',
          sequence: { groupOrder: 1 },
          include: ['{src/server,fakes,test/server}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // `npm run test:endurance`: those of core that `npm test` runs in part, whole.
        test: {
          name: 'endurance-unit',
          experimental: native,
          execArgv: [quickImports, ...room],
          environment: 'node',
          isolate: false,
          testTimeout: 120_000,
          include: enduranceOfCore,
          env: { TEST_ENDURANCE: 'true' },
          setupFiles: [failOnConsoleError],
        },
      },
      {
        // `npm run test:endurance`: those of the server that `npm test` runs in part, whole.
        test: {
          ...server,
          name: 'endurance',
          sequence: { groupOrder: 2 },
          include: endurance,
          env: { TEST_ENDURANCE: 'true' },
        },
      },
      {
        test: {
          ...web,
          name: 'web-pages',
          // One loaded copy of the libraries for all files of a worker: half the time.
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: [parts],
        },
      },
      {
        // The parts keep to themselves what they know of the last press of a key or a finger; so each file begins again.
        test: { ...web, name: 'web-parts', include: [parts] },
      },
    ],
  },
})
