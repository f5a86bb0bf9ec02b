/** Owns where sentences are written: in the catalogue of messages, and not in the code that shows them. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { reportPropertyTypes } from '#contract/report/property-types.ts'
import { isTest, type SourceFile } from './source-file.ts'
import { lineAt, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

/** Where somebody reads what the code says, or might. */
const SAYS =
  /^src\/(?:web\/.*|words\/.*|contract\/.*|core\/.*|server\/features\/(?:.*\/)?(?:emails\/.*|routes)|server\/services\/mail\/(?!style).*)\.tsx?$/

/**
 * Composed for a board, which reads English, each beside its composer, where pages take what they say alike; and what a
 * voice speaks.
 */
const COMPOSED = /^src\/core\/(?:document\/(?!gate\/)|packet\/|rehearsal\/likely\/|speech\/|film\/)/

/** Sources of law and names that others have given: they are read as they are. */
const NAMES_OF_OTHERS: ReadonlySet<string> = new Set([
  'src/core/appeal/cost/agent-params.ts',
  'src/core/appeal/deadlines/holiday-params.ts',
  'src/core/appeal/deadlines/params.ts',
  'src/core/property/roll-exemption-names.ts',
  'src/core/property/use-code.ts',
  'src/core/tax/law/citations.ts',
])

/** Told to a language model, and to no person: its version is kept with each answer, so it changes with the code around it. */
const FOR_A_MODEL: ReadonlySet<string> = new Set([
  'src/core/ask/wording-task.ts',
  'src/core/document/gate/model-task.ts',
])

/** Files that are not looked at, each for the reason above. */
export const unreadFiles: readonly string[] = [...NAMES_OF_OTHERS, ...FOR_A_MODEL]

/** Names that travel as they are read. */
const wireValues: ReadonlySet<string> = new Set(reportPropertyTypes)

/** Three words, the first with a capital, or two and the end of a sentence. */
const isSentence = (text: string): boolean =>
  !wireValues.has(text) &&
  !text.includes('{{') &&
  (/(?:^|… )[“(]?[A-Z][a-z’]*,? (?:[A-Za-z’…]+[,:;]? ){1,}[A-Za-z’…]+/.test(text) ||
    /[a-z’]+,? [a-z’…]+[.?!](?: |$)/.test(text))

const hasWord = (text: string): boolean => /[A-Za-z’]{2}/.test(text.replace(/&\w+;/g, ''))

type Range = readonly [start: number, end: number]

/** What a developer or a browser reads: errors that mean a bug, classes, paths. */
const notForOwners = (file: SourceFile): readonly Range[] => {
  const ranges: Range[] = []
  visit(file, {
    CallExpression: ({ callee, start, end }) =>
      void (
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'console' &&
        ranges.push([start, end])
      ),
    NewExpression: ({ callee, start, end }) =>
      void (
        callee.type === 'Identifier' &&
        /(?:Error|Exception)$/.test(callee.name) &&
        ranges.push([start, end])
      ),
    JSXAttribute: ({ name, start, end }) =>
      void (
        name.type === 'JSXIdentifier' &&
        /^(?:className|d|style)$/.test(name.name) &&
        ranges.push([start, end])
      ),
    ImportDeclaration: ({ start, end }) => void ranges.push([start, end]),
    // What the OpenAPI document prints beside a call.
    Property: ({ key, start, end }) =>
      void (
        file.path.startsWith('src/contract/') &&
        key.type === 'Identifier' &&
        /^(?:summary|description|tag)$/.test(key.name) &&
        ranges.push([start, end])
      ),
    TSLiteralType: ({ start, end }) => void ranges.push([start, end]),
  })
  return ranges
}

const sentencesIn = (file: SourceFile): readonly number[] => {
  const hidden = notForOwners(file)
  const found: number[] = []
  const add = (start: number) => {
    if (!hidden.some(([from, to]) => start >= from && start < to)) found.push(start)
  }
  visit(file, {
    JSXText: ({ value, start }) => void (hasWord(value) && add(start + value.search(/\S/))),
    Literal: ({ value, start }) => void (typeof value === 'string' && isSentence(value) && add(start)),
    TemplateLiteral: ({ quasis, start }) =>
      void (isSentence(quasis.map((quasi) => quasi.value.raw).join('…')) && add(start)),
  })
  return found
}

const isRead = ({ path }: SourceFile): boolean =>
  SAYS.test(path) && !COMPOSED.test(path) && !unreadFiles.includes(path) && !isTest(path)

export const sentencesOutsideTheCatalogue = (files: readonly SourceFile[]): readonly Violation[] =>
  files.filter(isRead).flatMap((file) =>
    sentencesIn(file).map((start) => ({
      path: file.path,
      line: lineAt(file, start),
      rule: 'A sentence that somebody reads is not written in code.',
      why: 'words are edited, checked and one day translated without touching the program.',
      instead:
        'Add it to messages/en/<feature>.json and call it: import * as words from #messages/<feature>/<part>.ts.',
    })),
  )

/** 'report/answer-card title': each message of a group that this file says. */
const saidBy = ({ text }: SourceFile): readonly string[] =>
  [...text.matchAll(/import \* as (\w+) from '#messages\/([^']+)\.ts'/g)].flatMap(([, name, group]) =>
    [...text.matchAll(new RegExp(`\\b${name}\\s*\\.(\\w+)`, 'g'))].map(([, key]) => `${group} ${key}`),
  )

type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Messages that nobody says: an editor would polish them for nobody. */
export const unsaidMessages = (files: readonly SourceFile[]): readonly Violation[] => {
  const said = new Set(files.filter(({ path }) => path.startsWith('src/')).flatMap(saidBy))
  return files
    .filter(({ path }) => path.startsWith('messages/en/'))
    .flatMap((file) => {
      const feature = file.path.replace(/^messages\/en\/|\.json$/g, '')
      return Object.entries(JSON.parse(file.text) as Catalogue).flatMap(([group, messages]) =>
        Object.keys(messages)
          .filter((key) => !said.has(`${feature}/${group} ${key}`))
          .map((key) => ({
            path: file.path,
            line: lineAt(file, file.text.indexOf(`"${key}"`, file.text.indexOf(`"${group}": {`))),
            rule: `Nobody says ${group}.${key}.`,
            why: 'a sentence without a reader is edited, checked and translated for nothing.',
            instead: 'Remove it, or say it where it was meant to be said.',
          })),
      )
    })
}
