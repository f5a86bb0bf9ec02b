/** What is asked of the thread that speaks and joins, one order at a time, and what it answers. */
import type { Span } from '#core/speech/word-times.ts'
import type { BuiltInVoice } from '#server/speech-settings.ts'

export type ThreadOrder =
  | {
      readonly kind: 'speak'
      readonly text: string
      readonly words: readonly string[]
      readonly voice: BuiltInVoice
    }
  | { readonly kind: 'join'; readonly files: readonly string[]; readonly pauses: readonly number[] }

export type ThreadAnswer =
  | { readonly kind: 'spoken'; readonly packed: Uint8Array }
  | { readonly kind: 'nothing-heard' }
  | {
      readonly kind: 'joined'
      readonly mp3: Uint8Array
      readonly seconds: number
      readonly starts: readonly number[]
      /** When each spoken word of each sentence is heard, from the beginning of its sentence. */
      readonly words: readonly (readonly Span[])[]
    }
  /** `at`: which of the files; it is removed and spoken once more. */
  | { readonly kind: 'broken-piece'; readonly at: number }
  | { readonly kind: 'failed'; readonly sentence: string }
