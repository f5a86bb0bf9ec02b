/** Owns the rule that importing a file does nothing: only the entry files act, and only they read the environment. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { lineAt, topLevelOf, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

const entries = [
  'src/server/main.ts',
  'src/server/worker.ts',
  'src/server/check-settings.ts',
  'src/server/operator/main.ts',
  // the program of the browser's worker
  'src/web/service-worker/service-worker.ts',
  // the lines that stand in each written page
  'src/web/browser/start-after-text.ts',
  // the programs of threads and of child processes
  'src/server/features/valuation/fit-thread.ts',
  'src/server/features/upload/upload-child.ts',
  'src/server/features/ask/keep-sentences.ts',
  'src/server/features/packet/packet-child.ts',
  'src/server/services/speech/speech-thread.ts',
]
/** run.ts starts every long-running process; the last hands PostgreSQL's own programs what a child needs to start. */
const readsEnvironment = [
  ...entries,
  'src/server/env.ts',
  'src/server/run.ts',
  'src/server/db/supervisor/program-environment.ts',
]
const acts = new Set([
  'ExpressionStatement',
  'ForStatement',
  'ForOfStatement',
  'ForInStatement',
  'IfStatement',
  'SwitchStatement',
  'TryStatement',
  'WhileStatement',
])

const isDirective = (node: object): boolean => 'directive' in node && typeof node.directive === 'string'

/** A file for the browser alone may start React; it is named so by React Router. */
const isEntry = (path: string): boolean => entries.includes(path) || path === 'src/web/entry.client.tsx'

const actsAtImport = (file: SourceFile): readonly Violation[] =>
  topLevelOf(file)
    .filter((node) => acts.has(node.type) && !isDirective(node))
    .map((node) => ({
      path: file.path,
      line: lineAt(file, node.start),
      rule: `Only entry files act at import (${entries.join(', ')}).`,
      why: 'a test or another program that imports this file would set the action off without asking for it.',
      instead: 'Export a function and let main.ts call it.',
    }))

const waitsAtImport = (file: SourceFile): readonly Violation[] => {
  const found: Violation[] = []
  let depth = 0
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  visit(file, {
    FunctionDeclaration: enter,
    FunctionExpression: enter,
    ArrowFunctionExpression: enter,
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: ({ start }) => {
      if (depth > 0) return
      found.push({
        path: file.path,
        line: lineAt(file, start),
        rule: 'Only entry files wait at import (top-level await).',
        why: 'every file that imports this one would wait for the outside world before its first line.',
        instead: 'Export an async function and let main.ts await it.',
      })
    },
  })
  return found
}

const environmentReads = (file: SourceFile): readonly Violation[] => {
  const found: Violation[] = []
  visit(file, {
    MemberExpression: ({ start, object, property }) => {
      if (object.type !== 'Identifier' || object.name !== 'process') return
      if (property.type !== 'Identifier' || property.name !== 'env') return
      found.push({
        path: file.path,
        line: lineAt(file, start),
        rule: `The environment is read in src/server/env.ts and the entry files, and nowhere else.`,
        why: 'a setting read in the middle is a hidden argument: it cannot be seen, checked at start, or tested.',
        instead: 'Add it to src/server/env.ts and take it from there through the Context or an argument.',
      })
    },
  })
  return found
}

export const entryFiles = (files: readonly SourceFile[]): readonly Violation[] =>
  scriptsIn(files)
    .filter(({ path }) => /^(src|fakes)\//.test(path) && !isTest(path))
    .flatMap((file) => [
      ...(isEntry(file.path) ? [] : [...actsAtImport(file), ...waitsAtImport(file)]),
      ...(readsEnvironment.includes(file.path) || !file.path.startsWith('src/server/')
        ? []
        : environmentReads(file)),
    ])
