/** Keeps what is typed into a case in step with the server: saved by itself, never overwritten, never dropped. */
import type { OpenCase } from '#contract/cases.ts'
import type { CaseFile, CasePart } from '#core/case/case-file.ts'

type Versioned = Pick<OpenCase, 'file' | 'version'>

export type SaveState =
  | { readonly kind: 'saved' }
  /** Typed, and to be sent when the typing pauses. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Another window changed the same part: the person says which of the two stays. */
  | { readonly kind: 'conflict' }

export type DraftView = {
  readonly file: CaseFile
  readonly save: SaveState
  /** Grows when the contents were exchanged under the fields, which then begin anew. */
  readonly generation: number
}

export type Draft = {
  readonly change: <Part extends CasePart>(part: Part, value: CaseFile[Part]) => void
  /** Sends at once what waits; again after a failure. */
  readonly flush: () => Promise<void>
  readonly keepMine: () => Promise<void>
  readonly takeTheirs: () => void
  /** Everything anew from the server, for instance after an earlier version was made the present one. */
  readonly replace: (from: Versioned) => void
  readonly version: () => number
  readonly view: () => DraftView
  readonly subscribe: (listener: () => void) => () => void
}

export type DraftServer = {
  readonly send: (version: number, changes: Partial<CaseFile>) => Promise<{ version: number }>
  readonly read: () => Promise<Versioned>
  readonly isConflict: (error: unknown) => boolean
}

const pauseMilliseconds = 900

/** The same whatever the order of its fields. */
const asText = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

const isSame = (a: unknown, b: unknown): boolean => asText(a) === asText(b)

const pick = (file: CaseFile, parts: ReadonlySet<CasePart>): Partial<CaseFile> =>
  Object.fromEntries([...parts].map((part) => [part, file[part]]))

export const openDraft = (opened: Versioned, server: DraftServer): Draft => {
  let { file, version } = opened
  let base = opened.file
  let theirs: Versioned | null = null
  let save: SaveState = { kind: 'saved' }
  let generation = 0
  let view: DraftView = { file, save, generation }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  const dirty = new Set<CasePart>()
  const listeners = new Set<() => void>()

  const tell = (next: SaveState) => {
    save = next
    view = { file, save, generation }
    for (const listener of listeners) listener()
  }

  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pauseMilliseconds)
  }

  /** What another window changed beside our own parts is taken over; false when it changed one of ours. */
  const rebase = (latest: Versioned): boolean => {
    const touched = [...dirty].filter(
      (part) => !isSame(latest.file[part], base[part]) && !isSame(latest.file[part], file[part]),
    )
    theirs = latest
    if (touched.length > 0) return false
    adopt(latest)
    return true
  }

  const adopt = (latest: Versioned) => {
    const shown = file
    file = { ...latest.file, ...pick(file, dirty) }
    base = latest.file
    version = latest.version
    theirs = null
    // Fields that begin anew lose the place of the typing, so only when they show something else.
    if (!isSame(shown, file)) generation += 1
  }

  const afterFailure = async (error: unknown): Promise<void> => {
    if (!server.isConflict(error)) return tell({ kind: 'failed', error })
    try {
      if (!rebase(await server.read())) return tell({ kind: 'conflict' })
    } catch (unread) {
      return tell({ kind: 'failed', error: unread })
    }
    tell({ kind: 'waiting' })
    wait()
  }

  const sendOnce = async (): Promise<void> => {
    const parts = new Set(dirty)
    const changes = pick(file, parts)
    dirty.clear()
    tell({ kind: 'saving' })
    try {
      version = (await server.send(version, changes)).version
      base = { ...base, ...changes }
      tell({ kind: dirty.size > 0 ? 'waiting' : 'saved' })
    } catch (error) {
      for (const part of parts) dirty.add(part)
      await afterFailure(error)
    }
  }

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    if (sending) await sending
    if (dirty.size === 0 || save.kind === 'conflict') return
    sending = sendOnce().finally(() => {
      sending = null
    })
    await sending
  }

  return {
    change: (part, value) => {
      file = { ...file, [part]: value }
      dirty.add(part)
      if (save.kind === 'conflict') return tell(save)
      tell(save.kind === 'saving' ? save : { kind: 'waiting' })
      wait()
    },
    flush,
    keepMine: async () => {
      if (theirs) adopt(theirs)
      tell({ kind: 'waiting' })
      await flush()
    },
    takeTheirs: () => {
      dirty.clear()
      if (theirs) adopt(theirs)
      tell({ kind: 'saved' })
    },
    replace: (from) => {
      clearTimeout(timer)
      dirty.clear()
      adopt(from)
      tell({ kind: 'saved' })
    },
    version: () => version,
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
