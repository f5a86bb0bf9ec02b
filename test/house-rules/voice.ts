/** Owns the words that nobody reads here: those that a neighbor would not say, and those about ourselves. */
// biome-ignore-all lint/correctness/noComponentHookFactories: the parser names its nodes in capitals; nothing here is React.
import { isTest, type SourceFile } from './source-file.ts'
import { lineAt, visit } from './syntax.ts'
import type { Violation } from './violation.ts'

const banned: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /\be-mail/i, instead: 'email' },
  { pattern: /\bst(?:ands?|ood)\b(?! (?:out|up|for)\b|-ins?\b)/i, instead: 'is' },
  { pattern: /(?<!lump[ -])\bsums?\b/i, instead: 'math, or total' },
  { pattern: /\banew\b/i, instead: 'again' },
  { pattern: /\bapart\b/i, instead: 'separately' },
  { pattern: /\b(?:that|those) of \d{4}/i, instead: 'tax year 2026' },
  { pattern: /\bdear\b(?! (?:[A-Z]|$| …))/, instead: 'expensive' },
  { pattern: /\b(?:this|these|that|which) mails?\b|\bmail (?:of this kind|you a)\b/i, instead: 'email' },
  { pattern: /\bset-up (?:link|email)/i, instead: 'setup' },
  {
    pattern: /\bneighbour|\bcolour|\blicence|\bfavour|\bjudgement|\borganis|\brecognis/i,
    instead: 'American spelling',
  },
  {
    pattern: /\bthe roll (?:has|gives|says|lists|marks|grades)\b|as the roll has it/i,
    instead: 'on the county’s record',
  },
  { pattern: /\bspeaks? (?:for|against)\b/i, instead: 'supports, or argues against' },
  { pattern: /\bbetter not to buy\b/i, instead: 'please don’t buy' },
  { pattern: /\bwins over\b/i, instead: 'go by the notice' },
  { pattern: /\btick(?:ed|s)?\b(?! the form)/i, instead: 'check' },
  {
    pattern: /\bour own (?:program|code|test|composer)|\bour (?:program|server|composer)\b/i,
    instead: 'nothing about ourselves',
  },
  {
    pattern: /\bwe (?:could not|have not) (?:read|find out|confirm)|general knowledge|search copy/i,
    instead: 'whom to ask',
  },
  { pattern: /github\.com|flsenate\.gov|justia\.com/i, instead: 'the Legislature’s own site' },
]

/** Where people read: pages, mails and refusals, sentences with figures, texts outside the lessons. */
const READ =
  /^(?:src\/(?:web|contract|core)\/.*\.tsx?|src\/server\/features\/.*\.ts|src\/server\/services\/mail\/.*\.ts|content\/(?:legal|landing|stories|templates)\/.*|content\/(?:glossary|statistics)\.yaml|messages\/en\/.*)$/

/** Words that are looked for in what owners and models write, and what a model is told; nobody reads these. */
export const nobodyReads = [
  'src/core/ask/advice.ts',
  'src/core/ask/wording-task.ts',
  'src/core/document/gate/claim-words.ts',
  'src/core/document/gate/model-task.ts',
] as const

const isRead = ({ path }: SourceFile): boolean =>
  READ.test(path) && !isTest(path) && !/\/testing\//.test(path) && !nobodyReads.some((one) => one === path)

/** Two words at least: anything less is a key or a class. */
const isSentence = (text: string): boolean => /[A-Za-z’][,.;:]? +[A-Za-z“‘$]/.test(text)

/** Names of tables and columns, and of utility classes, are no words. */
const isCode = (text: string): boolean =>
  /\b(?:select|insert into|update|delete from|with)\b[\s\S]*\b(?:from|values|set|as)\b|\binset-|\bmin-h-|\bgrid-cols/i.test(
    text,
  )

type Said = { readonly text: string; readonly start: number }

const saidInScript = (file: SourceFile): readonly Said[] => {
  const said: Said[] = []
  visit(file, {
    JSXText: ({ value, start }) => void said.push({ text: value, start }),
    Literal: ({ value, start }) => void (typeof value === 'string' && said.push({ text: value, start })),
    TemplateLiteral: ({ quasis, start }) =>
      void said.push({ text: quasis.map((quasi) => quasi.value.raw).join(' … '), start }),
  })
  return said.filter(({ text }) => isSentence(text) && !isCode(text))
}

/** Each message on its line, without the names of its values. */
const saidInMessages = (file: SourceFile): readonly Said[] =>
  [...file.text.matchAll(/^\s*"\w+": "(.*)",?$/gm)].map(({ 1: text = '', index }) => ({
    text: text.replace(/\{\w+/g, '{'),
    start: index + 1,
  }))

const saidIn = (file: SourceFile): readonly Said[] => {
  if (/\.tsx?$/.test(file.path)) return saidInScript(file)
  // A link is followed, not said; where links lead is a test of its own.
  return file.path.endsWith('.json')
    ? saidInMessages(file)
    : [{ text: file.text.replace(/https?:\/\/\S+/g, (link) => ' '.repeat(link.length)), start: 0 }]
}

export const voice = (files: readonly SourceFile[]): readonly Violation[] =>
  files.filter(isRead).flatMap((file) =>
    saidIn(file).flatMap(({ text, start }) =>
      banned.flatMap(({ pattern, instead }) =>
        [...text.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: found, index }) => ({
          path: file.path,
          line: lineAt(file, start + (start === 0 ? index : 0)),
          rule: `No sentence says "${found}".`,
          why: 'the reader is a worried owner, and a neighbor at the kitchen table would not say it.',
          instead: `Say it as you would aloud: ${instead}.`,
        })),
      ),
    ),
  )
