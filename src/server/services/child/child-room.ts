/**
 * Keeps a process that has read one file ready for the next: starting one takes longer than reading most files. It is used
 * again only after it read a file well, a bounded number of times, and while it holds little.
 */
import { type Asking, type Child, type ChildLimits, type ChildOutcome, startChild } from './start-child.ts'

export type ChildRoom = {
  /** Starts a process where none is there, so that it is ready when the order comes. */
  readonly prepare: () => void
  readonly ask: (order: object, asking?: Asking) => Promise<ChildOutcome>
}

export type RoomOptions = ChildLimits & {
  /** Whether the file did nothing to its reader; what is refused ends it. */
  readonly isSound: (answer: unknown) => boolean
}

/** What one file leaves behind is there for so many others at most. */
const mostFiles = 25
/** Of what it may hold: more is left over from the last file and would be missed by the next. */
const mostHeld = 0.5
/** A process that nobody needs holds some 150 megabytes. */
const idleMilliseconds = 30_000

type Reader = { readonly child: Child; readonly files: number; readonly timer?: NodeJS.Timeout }

export const childRoom = (program: URL, { isSound, ...limits }: RoomOptions): ChildRoom => {
  const idle: Reader[] = []

  const putAside = (reader: Omit<Reader, 'timer'>) => {
    const waiting: Reader = {
      ...reader,
      timer: setTimeout(() => {
        idle.splice(idle.indexOf(waiting), 1)
        reader.child.end()
      }, idleMilliseconds).unref(),
    }
    reader.child.rest()
    idle.push(waiting)
  }

  /** The one that read last: its memory is warm, and the others get their rest. */
  const takeIdle = (): Reader | undefined => {
    for (let reader = idle.pop(); reader; reader = idle.pop()) {
      clearTimeout(reader.timer)
      if (!reader.child.isOver()) return reader
    }
    return undefined
  }

  const askOf = async ({ child, files }: Reader, order: object, asking?: Asking): Promise<ChildOutcome> => {
    const outcome = await child.ask(order, asking)
    const isGood = outcome.ok && isSound(outcome.answer) && files + 1 < mostFiles
    if (isGood && (await child.megabytes()) < limits.megabytes * mostHeld)
      putAside({ child, files: files + 1 })
    else child.end()
    return outcome
  }

  const askNew = (order: object, asking?: Asking) =>
    askOf({ child: startChild(program, limits), files: 0 }, order, asking)

  return {
    prepare: () => {
      if (idle.length === 0) putAside({ child: startChild(program, limits), files: 0 })
    },
    ask: async (order, asking) => {
      const reader = takeIdle()
      if (!reader) return askNew(order, asking)
      const outcome = await askOf(reader, order, asking)
      if (outcome.ok ? isSound(outcome.answer) : outcome.reason === 'stopped') return outcome
      // No file is refused for what an earlier one left behind.
      const isFirst = reader.files === 0 || (!outcome.ok && outcome.reason === 'too-long')
      return isFirst ? outcome : askNew(order, asking)
    },
  }
}
