/** Proves that notes are kept for their writer, with or without the course, and taken away as a text. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteNote, exportNotes, listNotes, saveNote } from '#contract/course/notes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { sharedApp, type TestApp } from '#test/app.ts'
import { type Person, signUp, student } from '#test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterAll(() => app.close())

type Input = InputOf<typeof saveNote>

const aNote = (parts: Partial<Input> = {}): Input => ({
  id: randomUUID(),
  kind: 'note',
  lessonId: '1-1',
  block: 3,
  anchor: 'three-values-like-three-stairs',
  filmSeconds: null,
  quote: null,
  quoteStart: null,
  text: 'Ask the clerk.',
  ...parts,
})

const notesOf = async ({ client }: Person, lessonId?: string) =>
  (await client.call(listNotes, lessonId ? { lessonId } : {})).notes

describe('notes', () => {
  it('are kept with their place and its words, in the order of the course', async () => {
    const dana = await student(app)
    await dana.client.call(saveNote, aNote({ lessonId: '1-2', block: 1, anchor: null, kind: 'bookmark' }))
    await dana.client.call(
      saveNote,
      aNote({ block: 9, quote: 'just value', quoteStart: 4, kind: 'highlight' }),
    )
    const { note } = await dana.client.call(saveNote, aNote({ filmSeconds: 65 }))
    expect(note).toMatchObject({
      lessonTitle: 'What an assessment is, and who decides it',
      partTitle: 'Three values, like three stairs',
      filmSeconds: 65,
    })
    expect((await notesOf(dana)).map(({ lessonId, block, kind }) => [lessonId, block, kind])).toEqual([
      ['1-1', 3, 'note'],
      ['1-1', 9, 'highlight'],
      ['1-2', 1, 'bookmark'],
    ])
    expect(await notesOf(dana, '1-2')).toHaveLength(1)
  })

  it('said twice are one, with the newest words', async () => {
    const dana = await student(app)
    const note = aNote()
    await Promise.all(Array.from({ length: 5 }, () => dana.client.call(saveNote, note)))
    await dana.client.call(saveNote, { ...note, text: 'Ask by phone.' })
    expect((await notesOf(dana)).map(({ text }) => text)).toEqual(['Ask by phone.'])
  })

  it('are each person’s own', async () => {
    const [dana, eve] = [await student(app), await student(app)]
    const note = aNote()
    await dana.client.call(saveNote, note)
    expect(await notesOf(eve)).toEqual([])
    expect(await eve.client.refusal(saveNote, { ...note, text: 'Mine.' })).toMatchObject({ status: 404 })
    expect(await eve.client.refusal(deleteNote, { id: note.id })).toMatchObject({ status: 404 })
    expect((await notesOf(dana))[0]?.text).toBe('Ask the clerk.')
    await dana.client.call(deleteNote, { id: note.id })
    expect(await notesOf(dana)).toEqual([])
  })

  it('stay for who no longer owns the course: read, taken away, removed, but not written', async () => {
    const dana = await student(app)
    const note = aNote()
    await dana.client.call(saveNote, note)
    await app.rows('update orders set user_id = null where user_id = $1 returning id', [dana.user.id])
    expect(await dana.client.refusal(saveNote, aNote())).toMatchObject({ status: 403 })
    expect(await notesOf(dana)).toHaveLength(1)
    const { fileName, text } = await dana.client.call(exportNotes, {})
    expect(fileName).toBe('just-value-notes.txt')
    expect(text).toContain('Note (Three values, like three stairs)\n  Ask the clerk.')
    await dana.client.call(deleteNote, { id: note.id })
  })

  it.each([
    ['text', { text: '  ' }],
    ['block', { block: 1999 }],
    ['anchor', { anchor: 'no-such-part' }],
  ] as const)('with a wrong %s are refused by name', async (field, parts) => {
    const dana = await student(app)
    expect(await dana.client.refusal(saveNote, aNote(parts))).toMatchObject({
      status: 400,
      details: [{ field }],
    })
    expect(await notesOf(dana)).toEqual([])
  })

  it('can be changed in words when their place is written again', async () => {
    const dana = await student(app)
    const note = aNote()
    await dana.client.call(saveNote, note)
    await app.rows("update lesson_notes set anchor = 'as-it-was', block = 900 where id = $1 returning id", [
      note.id,
    ])
    const changed = { ...note, anchor: 'as-it-was', block: 900, text: 'Ask by phone.' }
    expect((await dana.client.call(saveNote, changed)).note).toMatchObject({
      text: 'Ask by phone.',
      partTitle: null,
    })
  })

  it('need a lesson that is there', async () => {
    const ada = await signUp(app)
    expect(await ada.client.refusal(saveNote, aNote())).toMatchObject({ status: 403 })
    const { client } = await student(app)
    const answer = await client.send(`/api/notes/${randomUUID()}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ ...aNote({ lessonId: '9-9' }), id: undefined }),
    })
    expect(answer.status).toBe(400)
  })
})
