/** A person's notes as the browser keeps them. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteNote, listNotes, type Note, saveNote } from '#contract/course/notes.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { call } from '#web/call/api.ts'

const key = 'notes'

export const lessonNotesQuery = (lessonId: string) =>
  queryOptions({
    queryKey: [key, lessonId],
    queryFn: async () => (await call(listNotes, { lessonId })).notes,
  })

/** All of them, page after page. */
const readAll = async (): Promise<Note[]> => {
  const notes: Note[] = []
  for (let page = 1; ; page += 1) {
    const answer = await call(listNotes, { page })
    notes.push(...answer.notes)
    if (answer.notes.length < answer.pageSize) return notes
  }
}

export const allNotesQuery = queryOptions({ queryKey: [key], queryFn: readAll })

/** Every list of notes is asked for again after a change. */
const useChange = <Input>(change: (input: Input) => Promise<unknown>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  })
}

export const useSaveNote = () => useChange((note: InputOf<typeof saveNote>) => call(saveNote, note))

export const useDeleteNote = () => useChange((id: string) => call(deleteNote, { id }))
