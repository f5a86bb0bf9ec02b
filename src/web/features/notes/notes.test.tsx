/** Proves the notes beside a lesson and the page of all notes. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getModule } from '#contract/course/courses.ts'
import { deleteNote, exportNotes, listNotes, type Note, saveNote } from '#contract/course/notes.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { moduleAnswer } from '#web/testing/module-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const note = (parts: Partial<Note> = {}): Note => ({
  id: 'a5b1c0de-0000-4000-8000-000000000001',
  kind: 'note',
  lessonId: '1-1',
  block: 1,
  anchor: 'part',
  filmSeconds: null,
  quote: null,
  quoteStart: null,
  text: 'Ask the clerk.',
  lessonTitle: 'Lesson 1-1',
  partTitle: 'Part of 1-1',
  createdAt: '2026-11-21T10:00:00.000Z',
  ...parts,
})

let api: FakeApi
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
  api.answer(getModule, { module: moduleAnswer(1) })
})

const panel = async () => within(await screen.findByRole('complementary', { name: 'Your notes' }))

describe('beside a lesson', () => {
  it('a note is written at the place being read', async () => {
    api.answer(saveNote, { note: note() })
    const { user } = openPage('/course/1?lesson=1-1')
    const notes = await panel()
    await user.type(notes.getByLabelText('Add a note here'), 'Ask the clerk.')
    api.answer(listNotes, { notes: [note()] })
    await user.click(notes.getByRole('button', { name: 'Save note' }))
    expect(await notes.findByText('Ask the clerk.', { selector: 'p' })).toBeTruthy()
    const [call] = api.callsOf(saveNote)
    expect(call?.input).toMatchObject({
      kind: 'note',
      lessonId: '1-1',
      anchor: 'part',
      text: 'Ask the clerk.',
    })
    expect(notes.getByLabelText<HTMLTextAreaElement>('Add a note here').value).toBe('')
  })

  it('a place is bookmarked, and a note removed', async () => {
    api.answer(listNotes, { notes: [note()] })
    api.answer(saveNote, { note: note({ kind: 'bookmark', text: '' }) })
    api.answer(deleteNote, {})
    const { user } = openPage('/course/1?lesson=1-1')
    const notes = await panel()
    await user.click(notes.getByRole('button', { name: 'Bookmark this spot' }))
    await waitFor(() => expect(api.callsOf(saveNote)[0]?.input).toMatchObject({ kind: 'bookmark' }))
    const remove = await notes.findByRole('button', { name: 'Delete this note' })
    api.answer(listNotes, { notes: [] })
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Keep it' }))
    expect(api.callsOf(deleteNote)).toEqual([])
    await user.click(remove)
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
    await waitFor(() => expect(notes.queryByText('Ask the clerk.')).toBeNull())
  })

  it('two presses on one button make one entry', async () => {
    api.answer(saveNote, { note: note() })
    const { user } = openPage('/course/1?lesson=1-1')
    const notes = await panel()
    await user.dblClick(notes.getByRole('button', { name: 'Bookmark this spot' }))
    await waitFor(() => expect(api.callsOf(saveNote)).toHaveLength(2))
    fireEvent.change(notes.getByLabelText('Add a note here'), { target: { value: 'Once' } })
    const form = notes.getByRole('button', { name: 'Save note' }).closest('form')
    if (!form) throw new Error('the note has no form')
    fireEvent.submit(form)
    fireEvent.submit(form)
    await waitFor(() => expect(api.callsOf(saveNote)).toHaveLength(4))
    const ids = new Set(api.callsOf(saveNote).map(({ input }) => JSON.stringify(input)))
    expect(ids.size).toBe(2)
  })

  it('a note is changed where it stands, and what was begun outlives a look at the next lesson', async () => {
    api.answer(listNotes, { notes: [note()] })
    api.disconnect(saveNote)
    const { user } = openPage('/course/1?lesson=1-1')
    const notes = await panel()
    await user.click(await notes.findByRole('button', { name: 'Edit this note' }))
    const field = notes.getByLabelText<HTMLTextAreaElement>('Text of this note')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.type(field, ' By phone.')
    await user.click(notes.getByRole('button', { name: 'Save changes' }))
    expect(await notes.findByRole('alert')).toBeTruthy()
    fireEvent.change(notes.getByLabelText('Add a note here'), { target: { value: 'Mine' } })
    await user.click(screen.getByRole('link', { name: /^Lesson 1-2/ }))
    await screen.findByRole('heading', { level: 1, name: 'Lesson 1-2' })
    expect(screen.queryByDisplayValue('Mine')).toBeNull()
    await user.click(screen.getByRole('link', { name: /^Lesson 1-1/ }))
    expect(await screen.findByDisplayValue('Mine')).toBeTruthy()
    expect(screen.getByDisplayValue('Ask the clerk. By phone.')).toBeTruthy()
    api.answer(saveNote, { note: note() })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const edit = await screen.findByRole('button', { name: 'Edit this note' })
    await waitFor(() => expect(document.activeElement).toBe(edit))
    expect(api.callsOf(saveNote).at(-1)?.input).toMatchObject({
      id: note().id,
      block: 1,
      text: 'Ask the clerk. By phone.',
    })
  })

  it('a text too long for a note is not cut, and says by how much', async () => {
    const { user } = openPage('/course/1?lesson=1-1')
    const notes = await panel()
    const field = notes.getByLabelText<HTMLTextAreaElement>('Add a note here')
    fireEvent.change(field, { target: { value: 'x'.repeat(5000) } })
    await user.click(notes.getByRole('button', { name: 'Save note' }))
    expect(notes.getByText(/^This is 1,000 characters too long for one note/)).toBeTruthy()
    expect([field.value.length, api.callsOf(saveNote)]).toEqual([5000, []])
    fireEvent.change(field, { target: { value: 'x'.repeat(3990) } })
    expect(notes.getByText('10 characters left')).toBeTruthy()
  })

  it('on a narrow screen a button opens them with the keyboard in them, and Escape gives it back', async () => {
    api.answer(listNotes, { notes: [note()] })
    const { user } = openPage('/course/1?lesson=1-1')
    await user.click(await screen.findByRole('button', { name: 'Notes (1)' }))
    const sheet = screen.getByRole('complementary', { name: 'Your notes' })
    await waitFor(() => expect(document.activeElement).toBe(sheet))
    expect(screen.getByRole('button', { name: 'Notes (1)' }).getAttribute('aria-expanded')).toBe('true')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Notes (1)' }))
    await user.click(screen.getByRole('button', { name: 'Notes (1)' }))
    await user.click(within(sheet).getByRole('button', { name: 'Go to this spot' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Notes (1)' }).getAttribute('aria-expanded')).toBe('false'),
    )
  })

  it('what could not be saved is said, and stays in the field', async () => {
    api.refuse(saveNote, 'conflict', 'You’ve reached the limit on notes.')
    const { user } = openPage('/course/1?lesson=1-1')
    const notes = await panel()
    await user.type(notes.getByLabelText('Add a note here'), 'Lost?')
    await user.click(notes.getByRole('button', { name: 'Save note' }))
    expect((await notes.findByRole('alert')).textContent).toBe('You’ve reached the limit on notes.')
    expect(notes.getByDisplayValue('Lost?')).toBeTruthy()
  })
})

describe('the page of all notes', () => {
  it('lists them by lesson with the way to their places, and gives them as a text', async () => {
    api.answer(listNotes, {
      notes: [
        note({ quote: 'just value', quoteStart: 2, filmSeconds: 65 }),
        note({
          id: crypto.randomUUID(),
          lessonId: '1-2',
          lessonTitle: 'Caps',
          anchor: null,
          partTitle: null,
        }),
      ],
    })
    api.answer(exportNotes, { fileName: 'just-value-notes.txt', text: 'Notes' })
    const address = vi.fn(() => 'blob:notes')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: address, revokeObjectURL: () => undefined }))
    HTMLAnchorElement.prototype.click = () => undefined
    const { user } = openPage('/notes')
    expect(await screen.findByRole('heading', { level: 2, name: '1-1 Lesson 1-1' })).toBeTruthy()
    const ways = screen.getAllByRole('link', { name: 'Go to this spot' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/course/1?lesson=1-1&at=65#part',
      '/course/1?lesson=1-2',
    ])
    expect(screen.getByText(/Part of 1-1, video at 1:05/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Download as text' }))
    await waitFor(() => expect(address).toHaveBeenCalledOnce())
  })

  it('shows a former owner the notes without the way into the lessons', async () => {
    signIn(api, { ...ada, tier: null })
    api.answer(listNotes, { notes: [note()] })
    openPage('/notes')
    expect(await screen.findByText('Ask the clerk.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Go to this spot' })).toBeNull()
  })

  it('says what to do when there are none', async () => {
    openPage('/notes')
    expect(await screen.findByText(/You don’t have any notes yet/)).toBeTruthy()
  })
})
