/** Proves that what is typed is sent once the typing pauses, kept through failures, and never written over another's. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CaseFile, emptyCase } from '#core/case/file.ts'
import { openDraft } from '#web/features/appeal/autosave.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const conflict = new Error('changed meanwhile')

/** A server with one case, that can be away. */
const server = () => {
  const held = { version: 1, file: emptyCase as CaseFile }
  const sent: Partial<CaseFile>[] = []
  const state = { away: false }
  return {
    held,
    sent,
    state,
    changeElsewhere: (changes: Partial<CaseFile>) => {
      held.file = { ...held.file, ...changes }
      held.version += 1
    },
    calls: {
      send: async (version: number, changes: Partial<CaseFile>) => {
        if (state.away) throw new Error('no network')
        if (version !== held.version) throw conflict
        sent.push(changes)
        held.file = { ...held.file, ...changes }
        held.version += 1
        return { version: held.version }
      },
      read: async () => ({ ...held }),
      isConflict: (error: unknown) => error === conflict,
    },
  }
}

const opened = () => {
  const there = server()
  return { there, draft: openDraft({ ...there.held }, there.calls) }
}

const reasons = (text: string) => ({ opinionCents: null, reasons: text })

it('is sent once, with the last of what was typed, when the typing pauses', async () => {
  const { there, draft } = opened()
  for (const text of ['T', 'Th', 'Three sales']) draft.change('value', reasons(text))
  expect(draft.view().save.kind).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(there.sent).toEqual([{ value: reasons('Three sales') }])
  expect(draft.view().save.kind).toBe('saved')
})

it('what is typed while it is sent is sent after it', async () => {
  const { there, draft } = opened()
  draft.change('value', reasons('one'))
  const sending = draft.flush()
  draft.change('value', reasons('one and two'))
  await sending
  await vi.advanceTimersByTimeAsync(1_000)
  expect(there.sent).toEqual([{ value: reasons('one') }, { value: reasons('one and two') }])
  expect(draft.view().save.kind).toBe('saved')
})

it('stays on the page when the server is away, and goes out when asked again', async () => {
  const { there, draft } = opened()
  there.state.away = true
  draft.change('recordIsRight', true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(draft.view()).toMatchObject({ file: { recordIsRight: true }, save: { kind: 'failed' } })
  there.state.away = false
  await draft.flush()
  expect(there.held.file.recordIsRight).toBe(true)
  expect(draft.view().save.kind).toBe('saved')
})

it('takes over what another window changed in other parts, and asks nothing', async () => {
  const { there, draft } = opened()
  there.changeElsewhere({ recordIsRight: true })
  draft.change('value', reasons('mine'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(draft.view()).toMatchObject({
    save: { kind: 'saved' },
    file: { recordIsRight: true, value: reasons('mine') },
  })
  expect(there.held.file).toMatchObject({ recordIsRight: true, value: reasons('mine') })
})

it('an answer that was lost on its way is no conflict with oneself', async () => {
  const { there, draft } = opened()
  draft.change('value', reasons('mine'))
  there.changeElsewhere({ value: reasons('mine') })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(draft.view().save.kind).toBe('saved')
})

it.each(['mine', 'theirs'] as const)(
  'the same part changed in two windows waits for an answer: %s',
  async (kept) => {
    const { there, draft } = opened()
    there.changeElsewhere({ value: reasons('theirs') })
    draft.change('value', reasons('mine'))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(draft.view()).toMatchObject({
      save: { kind: 'conflict', theirs: { value: reasons('theirs') } },
      file: { value: reasons('mine') },
    })
    expect(there.held.file.value).toEqual(reasons('theirs'))
    if (kept === 'mine') await draft.keepMine()
    else await draft.takeTheirs()
    expect(draft.view()).toMatchObject({ save: { kind: 'saved' }, file: { value: reasons(kept) } })
    expect(there.held.file.value).toEqual(reasons(kept))
  },
)

it('takes what the other window saved last, where that went on while the question was open', async () => {
  const { there, draft } = opened()
  there.changeElsewhere({ value: reasons('theirs') })
  draft.change('value', reasons('mine'))
  await vi.advanceTimersByTimeAsync(3_000)
  there.changeElsewhere({ value: reasons('theirs, later') })
  await draft.takeTheirs()
  expect(draft.view()).toMatchObject({ save: { kind: 'saved' }, file: { value: reasons('theirs, later') } })
})
