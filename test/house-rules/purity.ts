/** Owns the rule that core takes arguments and returns values, and does nothing else. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { roomOf } from './doors.ts'
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { importsOf, lineAt, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

const why = 'the page, the server and the tests must get the same answer from the same arguments, on any day.'

const ambient: Readonly<Record<string, string>> = {
  process: 'Pass the setting in as an argument.',
  fetch: 'Pass the data in; a service in the server fetches it.',
  crypto: 'Pass the id or the random number in as an argument.',
  performance: 'Pass the time in as an argument.',
  setTimeout: 'Waiting belongs to a job in the server or a page in the web.',
  setInterval: 'Waiting belongs to a job in the server or a page in the web.',
  console: 'Return what is worth knowing; the caller decides what to log.',
  localStorage: 'The web keeps state and passes it in.',
  window: 'The web reads the page and passes values in.',
  document: 'The web reads the page and passes values in.',
  globalThis: 'Pass the value in as an argument.',
}

const localTime = /^get(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)$/

const fromImports = (file: SourceFile): readonly Violation[] =>
  importsOf(file)
    .filter(({ specifier }) => !specifier.startsWith('.') && !specifier.startsWith('#'))
    .map(({ specifier, line }) => ({
      path: file.path,
      line,
      rule: `core imports no package and nothing of Node (${specifier}).`,
      why,
      instead: 'Write the arithmetic here, or do the outside work in the server and pass its result in.',
    }))

/** A parameter called `window` is not the browser's: names that the file itself declares are its own. */
const ownNames = (file: SourceFile): ReadonlySet<string> => {
  const own = new Set<string>()
  const add = (pattern: { readonly type: string }) => {
    if (pattern.type === 'Identifier' && 'name' in pattern) own.add(String(pattern.name))
  }
  const addAll = ({ params }: { readonly params: readonly { readonly type: string }[] }) => {
    for (const param of params) add(param)
  }
  visit(file, {
    VariableDeclarator: ({ id }) => add(id),
    FunctionDeclaration: addAll,
    FunctionExpression: addAll,
    ArrowFunctionExpression: addAll,
  })
  return own
}

const fromSyntax = (file: SourceFile): readonly Violation[] => {
  const found: Violation[] = []
  const own = ownNames(file)
  const insteadOf = (name: string) =>
    Object.hasOwn(ambient, name) && !own.has(name) ? ambient[name] : undefined
  const add = (start: number, what: string, instead: string) =>
    found.push({
      path: file.path,
      line: lineAt(file, start),
      rule: `core is pure: no ${what}.`,
      why,
      instead,
    })
  visit(file, {
    MemberExpression: ({ start, object, property }) => {
      if (property.type !== 'Identifier') return
      const owner = object.type === 'Identifier' ? object.name : ''
      const name = `${owner}.${property.name}`
      if (name === 'Date.now') add(start, 'clock (Date.now)', 'Take `now` as an argument.')
      if (name === 'Math.random') add(start, 'chance (Math.random)', 'Take the random number as an argument.')
      if (localTime.test(property.name)) {
        add(start, `machine's time zone (${property.name})`, 'Use a CalendarDate, or the getUTC… form.')
      }
      const instead = insteadOf(owner)
      if (instead) add(start, `reaching outside (${name})`, instead)
    },
    NewExpression: ({ start, callee, arguments: given }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'Date') return
      if (given.length === 0) add(start, 'clock (new Date())', 'Take `now` as an argument.')
      if (given.length > 1)
        add(start, "machine's time zone (new Date(y, m, d))", 'Use a CalendarDate or Date.UTC.')
    },
    CallExpression: ({ start, callee }) => {
      if (callee.type !== 'Identifier') return
      if (callee.name === 'Date') add(start, 'clock (Date())', 'Take `now` as an argument.')
      const instead = insteadOf(callee.name)
      if (instead) add(start, `reaching outside (${callee.name})`, instead)
    },
  })
  return found
}

export const purity = (files: readonly SourceFile[]): readonly Violation[] =>
  scriptsIn(files)
    .filter(({ path }) => roomOf(path) === 'core' && !isTest(path))
    .flatMap((file) => [...fromImports(file), ...fromSyntax(file)])
