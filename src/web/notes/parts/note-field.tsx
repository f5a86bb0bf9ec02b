/** The field for the words of a note; it says how much room is left, and cuts nothing off. */
import type { ComponentProps } from 'react'
import { longestNote } from '#contract/course/notes.ts'
import * as messages from '#messages/notes/note-field.ts'
import { TextAreaField } from '#web/ui/field/text-area.tsx'

/** From here on the room that is left is worth a word. */
const nearlyFull = 500

const roomIn = (words: string): number => longestNote - words.trim().length

export const fitsNote = (words: string): boolean => roomIn(words) >= 0

const count = (characters: number): string =>
  `${characters.toLocaleString('en-US')} ${characters === 1 ? 'character' : 'characters'}`

const faultOf = (words: string): string | undefined =>
  fitsNote(words) ? undefined : messages.thisIsTooLongForOne({ count: count(-roomIn(words)) })

type NoteFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'value' | 'onChange' | 'help' | 'error'> & {
  words: string
  onWrite: (words: string) => void
}

export const NoteField = ({ words, onWrite, ...field }: NoteFieldProps) => {
  const room = roomIn(words)
  return (
    <TextAreaField
      {...field}
      value={words}
      onChange={(event) => onWrite(event.currentTarget.value)}
      help={room >= 0 && room <= nearlyFull ? messages.left({ count: count(room) }) : undefined}
      error={faultOf(words)}
    />
  )
}
