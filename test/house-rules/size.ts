/** Owns the sizes beyond which a file has two subjects and a function two jobs. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { type SourceFile, scriptsIn } from './source-file.ts'
import { lineAt, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

const mostFileLines = 300
const warnedFileLines = 200
const functionLines = 75
const nestedBlocks = 2

/** Tests are lists of cases, as long as what they prove; migrations are not ours to split. */
const isMeasured = (path: string): boolean =>
  /\.(ts|tsx|mjs|css)$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('/migrations/')
const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length

const longFile = ({ path, text }: SourceFile): readonly Violation[] =>
  linesOf(text) <= mostFileLines
    ? []
    : [
        {
          path,
          rule: `A file has at most ${mostFileLines} lines; this one has ${linesOf(text)}.`,
          why: 'past that a file has two subjects, and its reader needs only one of them.',
          instead:
            'Find the second subject, name it, and give it its own file. Tables of data go beside the code.',
        },
      ]

/** Files that begin to be long: told, not refused, because a whole subject reads better than two halves. */
export const longFiles = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => isMeasured(path) && linesOf(text) > warnedFileLines)
    .map(({ path, text }) => `${path} (${linesOf(text)} lines)`)

type Span = { readonly start: number; readonly end: number }

/** A test's `describe` holds tests as a file holds functions; its length is the file's affair. */
const isGroupOfTests = (file: SourceFile, { start }: Span): boolean =>
  /describe(\.\w+)?\([^()]*,\s*$/.test(file.text.slice(Math.max(0, start - 200), start))

const longFunction = (file: SourceFile, span: Span): readonly Violation[] => {
  const lines = lineAt(file, span.end) - lineAt(file, span.start) + 1
  if (lines <= functionLines || isGroupOfTests(file, span)) return []
  return [
    {
      path: file.path,
      line: lineAt(file, span.start),
      rule: `A function fits a screen (${functionLines} lines); this one has ${lines}.`,
      why: 'what does not fit a screen is not read as a whole, and is changed by guessing.',
      instead: 'Name its parts and call them; a component becomes several in parts/.',
    },
  ]
}

/** Measures functions and nesting in one walk; an `else if` is as deep as the `if` it continues. */
const shapes = (file: SourceFile): readonly Violation[] => {
  const found: Violation[] = []
  const depths = [0]
  const enterFunction = (span: Span) => {
    found.push(...longFunction(file, span))
    depths.push(0)
  }
  const leaveFunction = () => {
    depths.pop()
  }
  const enterBlock = ({ start }: Span) => {
    const depth = (depths.pop() ?? 0) + 1
    depths.push(depth)
    if (depth !== nestedBlocks + 1) return
    found.push({
      path: file.path,
      line: lineAt(file, start),
      rule: `Blocks nest at most ${nestedBlocks} deep.`,
      why: 'each level is a condition the reader must hold in mind while reading the line.',
      instead: 'Return early, or give the inner block a name and call it.',
    })
  }
  const leaveBlock = () => {
    depths.push((depths.pop() ?? 1) - 1)
  }
  const elses = new Set<number>()
  visit(file, {
    FunctionDeclaration: enterFunction,
    FunctionExpression: enterFunction,
    ArrowFunctionExpression: enterFunction,
    'FunctionDeclaration:exit': leaveFunction,
    'FunctionExpression:exit': leaveFunction,
    'ArrowFunctionExpression:exit': leaveFunction,
    IfStatement: (node) => {
      if (node.alternate?.type === 'IfStatement') elses.add(node.alternate.start)
      if (!elses.has(node.start)) enterBlock(node)
    },
    'IfStatement:exit': ({ start }) => {
      if (!elses.has(start)) leaveBlock()
    },
    ForStatement: enterBlock,
    'ForStatement:exit': leaveBlock,
    ForOfStatement: enterBlock,
    'ForOfStatement:exit': leaveBlock,
    ForInStatement: enterBlock,
    'ForInStatement:exit': leaveBlock,
    WhileStatement: enterBlock,
    'WhileStatement:exit': leaveBlock,
    SwitchStatement: enterBlock,
    'SwitchStatement:exit': leaveBlock,
    TryStatement: enterBlock,
    'TryStatement:exit': leaveBlock,
  })
  return found
}

export const size = (files: readonly SourceFile[]): readonly Violation[] => [
  ...files.filter(({ path }) => isMeasured(path)).flatMap(longFile),
  ...scriptsIn(files).flatMap(shapes),
]
