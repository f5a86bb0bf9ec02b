/** Owns the directions in which the four rooms, and the parts of the server and the web, may import. */
import { posix } from 'node:path'
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { importsOf } from './syntax.ts'
import type { Violation } from './violation.ts'

/** The file an import of ours points at, from the root; undefined for a package. */
export const target = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  if (specifier.startsWith('/')) return specifier.slice(1) // how Vite names a file from the root
  const alias = /^#(core|contract|words|server|web|fakes|content|test|messages)\/(.*)$/.exec(specifier)
  if (!alias) return undefined
  const [, room = '', rest = ''] = alias
  return ['fakes', 'content', 'test', 'messages'].includes(room) ? `${room}/${rest}` : `src/${room}/${rest}`
}

export const roomOf = (path: string): string => {
  const parts = path.split('/')
  return parts[0] === 'src' ? (parts[1] ?? '') : (parts[0] ?? '')
}

/** What a room may import beside itself, and why nothing else. */
const rooms: Readonly<Record<string, { readonly may: readonly string[]; readonly why: string }>> = {
  core: {
    may: [],
    why: 'core is the law and the arithmetic: the page, the server and the tests must run the same code.',
  },
  words: {
    may: ['core', 'messages'],
    why: 'one sayer of what core answers: pages, mails and reports say it alike, so it can know none of them.',
  },
  contract: {
    may: ['core', 'words', 'messages'],
    why: 'the contract crosses the wire, so it can know neither side of it.',
  },
  content: {
    may: ['core', 'words', 'contract'],
    why: 'content is read by the server and the web and must not know either.',
  },
  server: {
    may: ['core', 'contract', 'content', 'words', 'messages'],
    why: 'the server and the web meet only in the contract table.',
  },
  web: {
    may: ['core', 'contract', 'content', 'words', 'messages'],
    why: 'the web and the server meet only in the contract table.',
  },
  messages: { may: [], why: 'the words know nobody who says them.' },
  fakes: { may: [], why: 'a stand-in that shares code with the app would repeat the mistakes of the app.' },
}

/** The parts that compose the process: outside.ts chooses a stand-in over the real thing, start-server.ts shows its mail. */
const mayStartFakes = (path: string): boolean => /^src\/server\/(main|outside|start-server)\.ts$/.test(path)

/** How tests are run is told beside the package, and the world of development is made as tests make theirs; nothing of it ships. */
const runsTests = (path: string): boolean =>
  isTest(path) || path.startsWith('dev/') || /^(vitest|playwright)\.config\.ts$/.test(path)

const isAllowed = (from: string, to: string): boolean => {
  if (isTest(to)) return runsTests(from)
  const room = rooms[roomOf(from)]
  if (!room || roomOf(from) === roomOf(to) || room.may.includes(roomOf(to))) return true
  if (roomOf(to) === 'fakes') return mayStartFakes(from) || runsTests(from)
  // What core is given is told already, and its tests make it as the product does.
  if (roomOf(to) === 'words') return isTest(from)
  return false
}

const roomViolation = (from: string, to: string, line: number): Violation => {
  const [own, other] = [roomOf(from), roomOf(to)]
  const room = rooms[own]
  const instead =
    other === 'fakes'
      ? 'Talk to it over HTTP or SMTP through a service; only src/server/outside.ts and tests may start one.'
      : isTest(to)
        ? 'Move what both need into the room that owns it; shipped code never depends on tests.'
        : `Move the pure part down into ${room?.may.join(' or ') || own}, or pass the value in as an argument.`
  return {
    path: from,
    line,
    rule: isTest(to)
      ? `Only tests import what is made for tests (${to}).`
      : `${own} may import ${['itself', ...(room?.may ?? [])].join(', ')}, and not ${other} (${to}).`,
    why: room?.why ?? 'what ships must not need what does not.',
    instead,
  }
}

export const doors = (files: readonly SourceFile[]): readonly Violation[] =>
  scriptsIn(files).flatMap((file) =>
    importsOf(file).flatMap(({ specifier, line }) => {
      const to = target(file.path, specifier)
      return to === undefined || isAllowed(file.path, to) ? [] : [roomViolation(file.path, to, line)]
    }),
  )
