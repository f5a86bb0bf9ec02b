/** Owns the directions inside the server (features above their tools) and inside the web (features above ui). */
import { target } from './doors.ts'
import { isTest, type SourceFile, scriptsIn } from './source-file.ts'
import { importsOf } from './syntax.ts'
import type { Violation } from './violation.ts'

type Step = { readonly from: string; readonly to: string }
type Teaching = Omit<Violation, 'path' | 'line'>

const feature = (path: string): string | undefined =>
  /^src\/(?:server|web)\/features\/([^/]+)\//.exec(path)?.[1]
const serverTool = /^src\/server\/(services|db|jobs|http)\//
const composition = /^src\/server\/(operator\/|(app|main|open-app|outside|run|start-server|work|worker)\.ts)/
const isAboveTools = (path: string): boolean =>
  path.startsWith('src/server/features/') || composition.test(path)
const openToFeatures = /^src\/server\/features\/[^/]+\/(actions|queries)\.ts$/

/** money.ts, calendar-date.ts and their like stand at the top of core because they know nothing of property tax. */
const knowsNoTrade = /^src\/core\/[^/]+\.ts$/

/** Who is signed in is one question with one answer; each page that asks it would otherwise keep its own. */
const webFeaturesForAll = ['session']

const toolReachingUp = ({ from, to }: Step): Teaching | undefined =>
  serverTool.test(from) && isAboveTools(to)
    ? {
        rule: `In the server features import services, db, jobs and http, never back (${to}).`,
        why: 'a tool that knows its users can be used by nobody else and drags them all along.',
        instead:
          'Give the tool a parameter and let the feature, or src/server/main.ts, pass the value or function in.',
      }
    : undefined

const featureReachingUp = ({ from, to }: Step): Teaching | undefined =>
  from.startsWith('src/server/features/') && composition.test(to)
    ? {
        rule: `A feature does not import what composes it (${to}).`,
        why: 'the program is put together in one place; a feature that reaches for it closes a circle.',
        instead: 'Take what you need from the Context, or as an argument.',
      }
    : undefined

const serverNeighbor = ({ from, to }: Step): Teaching | undefined => {
  const [own, other] = [feature(from), feature(to)]
  if (!from.startsWith('src/server/') || !own || !other || own === other || openToFeatures.test(to))
    return undefined
  return {
    rule: `A server feature talks to another only through its actions.ts or queries.ts (${to}).`,
    why: 'what is not offered there may change any day without asking who else leans on it.',
    instead: `Export a use case from src/server/features/${other}/actions.ts, or a question from its queries.ts.`,
  }
}

const webNeighbor = ({ from, to }: Step): Teaching | undefined => {
  const [own, other] = [feature(from), feature(to)]
  if (!from.startsWith('src/web/') || !own || !other || own === other) return undefined
  if (webFeaturesForAll.includes(other)) return undefined
  return {
    rule: `Web features meet only in routes.ts (${to}); only session may be asked by all.`,
    why: 'a page that borrows parts of another page cannot be changed or removed alone.',
    instead: 'Move the part to src/web/ui when it knows no feature, or let a route compose both.',
  }
}

const uiReachingOut = ({ from, to }: Step): Teaching | undefined =>
  from.startsWith('src/web/ui/') && !/^(src\/web|messages)\/ui\//.test(to) && !knowsNoTrade.test(to)
    ? {
        rule: `ui imports only ui, its messages, packages, and money and dates from the top of core (${to}).`,
        why: 'ui is the part that could ship in another product; money and dates are the same in all of them.',
        instead: 'Pass the text, the number or the callback in as a property.',
      }
    : undefined

/** Rooms of the web beside `features` hold what several features share. */
const webRoomReachingDown = ({ from, to }: Step): Teaching | undefined => {
  const isShared = /^src\/web\/(?!features\/)/.test(from) && !/^src\/web\/(root\.tsx|routes\.ts)$/.test(from)
  if (!isShared || !to.startsWith('src/web/features/')) return undefined
  return {
    rule: `The rooms every feature uses do not import a feature (${to}).`,
    why: 'the import would close a circle through every page.',
    instead: 'Take a function as a parameter; root.tsx may pass it in.',
  }
}

const rules = [
  toolReachingUp,
  featureReachingUp,
  serverNeighbor,
  webNeighbor,
  uiReachingOut,
  webRoomReachingDown,
]

export const innerDoors = (files: readonly SourceFile[]): readonly Violation[] =>
  scriptsIn(files)
    .filter(({ path }) => !isTest(path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, line }) => {
        const to = target(file.path, specifier)
        if (to === undefined) return []
        const broken = rules.flatMap((rule) => rule({ from: file.path, to }) ?? [])
        return broken.map((teaching) => ({ path: file.path, line, ...teaching }))
      }),
    )
