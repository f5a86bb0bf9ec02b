/** Keeps what is typed into a case in step with the server: saved by itself, never overwritten, never dropped. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseFile, CasePart } from '#core/case/file.ts'

type Versioned = Pick<OpenCase, 'file' | 'version'>

export type SaveState =
  | { readonly kind: 'saved' }
  /** Typed, and to be sent when the typing pauses. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Another window changed the same part, and saved `theirs`: the person says which of the two stays. */
  | { readonly kind: 'conflict'; readonly theirs: CaseFile }

export type DraftView = {
  readonly file: CaseFile
  readonly save: SaveState
  /** Grows when the contents were exchanged under the fields, which then begin again. */
  readonly generation: number
}

export type Draft = {
  readonly change: <Part extends CasePart>(part: Part, value: CaseFile[Part]) => void
  /** Sends at once what waits; again after a failure. */
  readonly flush: () => Promise<void>
  readonly keepMine: () => Promise<void>
  /** As the server has it by then: the other window may have gone on. */
  readonly takeTheirs: () => Promise<void>
  /** Everything again from the server, for instance after an earlier version was made the present one. */
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

type State = {
  file: CaseFile
  version: number
  /** The contents as the server had them when they were last read or saved. */
  base: CaseFile
  /** What another window saved, while a conflict waits for its answer. */
  theirs: Versioned | null
  generation: number
  view: DraftView
  timer: ReturnType<typeof setTimeout> | undefined
  sending: Promise<void> | null
  readonly dirty: Set<CasePart>
  readonly listeners: Set<() => void>
  readonly server: DraftServer
}

const tell = (state: State, save: SaveState) => {
  state.view = { file: state.file, save, generation: state.generation }
  for (const listener of state.listeners) listener()
}

const wait = (state: State) => {
  clearTimeout(state.timer)
  state.timer = setTimeout(() => void flush(state), pauseMilliseconds)
}

/** Everything as the server has it but the parts that wait to be sent. */
const adopt = (state: State, { file, version }: Versioned) => {
  const shown = state.file
  state.file = { ...file, ...pick(shown, state.dirty) }
  state.base = file
  state.version = version
  state.theirs = null
  // Fields that begin again lose the place of the typing, so only when they show something else.
  if (!isSame(shown, state.file)) state.generation += 1
}

/** Parts that were changed here and there, and not to the same. */
const contested = ({ dirty, base, file }: State, theirs: CaseFile): boolean =>
  [...dirty].some((part) => !isSame(theirs[part], base[part]) && !isSame(theirs[part], file[part]))

/** What another window changed beside our own parts is taken over, and ours are sent again upon it. */
const settle = async (state: State): Promise<void> => {
  const latest = await state.server.read()
  if (contested(state, latest.file)) {
    state.theirs = latest
    return tell(state, { kind: 'conflict', theirs: latest.file })
  }
  adopt(state, latest)
  tell(state, { kind: 'waiting' })
  wait(state)
}

const afterFailure = async (state: State, error: unknown): Promise<void> => {
  if (!state.server.isConflict(error)) return tell(state, { kind: 'failed', error })
  await settle(state).catch((unread: unknown) => tell(state, { kind: 'failed', error: unread }))
}

const sendOnce = async (state: State): Promise<void> => {
  const parts = new Set(state.dirty)
  const changes = pick(state.file, parts)
  state.dirty.clear()
  tell(state, { kind: 'saving' })
  try {
    state.version = (await state.server.send(state.version, changes)).version
    state.base = { ...state.base, ...changes }
    tell(state, { kind: state.dirty.size > 0 ? 'waiting' : 'saved' })
  } catch (error) {
    for (const part of parts) state.dirty.add(part)
    await afterFailure(state, error)
  }
}

const flush = async (state: State): Promise<void> => {
  clearTimeout(state.timer)
  if (state.sending) await state.sending
  if (state.dirty.size === 0 || state.view.save.kind === 'conflict') return
  state.sending = sendOnce(state).finally(() => {
    state.sending = null
  })
  await state.sending
}

const change = <Part extends CasePart>(state: State, part: Part, value: CaseFile[Part]) => {
  state.file = { ...state.file, [part]: value }
  state.dirty.add(part)
  const { save } = state.view
  if (save.kind === 'conflict') return tell(state, save)
  tell(state, save.kind === 'saving' ? save : { kind: 'waiting' })
  wait(state)
}

const begin = ({ file, version }: Versioned, server: DraftServer): State => ({
  file,
  version,
  base: file,
  theirs: null,
  generation: 0,
  view: { file, save: { kind: 'saved' }, generation: 0 },
  timer: undefined,
  sending: null,
  dirty: new Set(),
  listeners: new Set(),
  server,
})

export const openDraft = (opened: Versioned, server: DraftServer): Draft => {
  const state = begin(opened, server)
  const replace = (from: Versioned) => {
    clearTimeout(state.timer)
    state.dirty.clear()
    adopt(state, from)
    tell(state, { kind: 'saved' })
  }
  return {
    change: (part, value) => change(state, part, value),
    flush: () => flush(state),
    keepMine: async () => {
      if (state.theirs) adopt(state, state.theirs)
      tell(state, { kind: 'waiting' })
      await flush(state)
    },
    takeTheirs: () => server.read().then(replace, (error: unknown) => tell(state, { kind: 'failed', error })),
    replace,
    version: () => state.version,
    view: () => state.view,
    subscribe: (listener) => {
      state.listeners.add(listener)
      return () => state.listeners.delete(listener)
    },
  }
}
