/** Asks a speech endpoint of OpenAI's form for one sentence, as a WAV file; whatever goes wrong is a sentence for the operator. */
import { timesByLength } from '#core/speech/word-times.ts'
import type { SpeechEndpoint } from '#server/speech-settings.ts'
import type { SpokenPiece } from './speak-sentence.ts'
import { trimSpeech } from './trim-speech.ts'
import { readWav, type Sound } from './wav.ts'

export type Asked =
  | { readonly ok: true; readonly piece: SpokenPiece }
  /** `isFree`: nothing was sent, so nothing is owed. */
  | { readonly ok: false; readonly problem: string; readonly isFree: boolean }

export type Sentence = { readonly text: string; readonly words: readonly string[] }

/** A sentence of 25 words is some 10 seconds long, which is 2 MB in two channels. */
const mostBytes = 10_000_000

/** Nobody says a word in less, or takes longer for one, pauses included. */
const secondsPerWord = { least: 0.08, most: 2 } as const

const failed = (problem: string, isFree: boolean): Asked => ({ ok: false, problem, isFree })

class TooMuch extends Error {
  override readonly name = 'TooMuch'
}

const bodyOf = async (response: Response): Promise<Buffer> => {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > mostBytes) throw new TooMuch()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const pieceOf = (sound: Sound | null, { words }: Sentence): Asked => {
  if (sound === null)
    return failed(
      'The speech endpoint was asked for a WAV file of 16-bit sound and sent something else.',
      false,
    )
  const trimmed = trimSpeech(sound)
  if (trimmed === null) return failed('The speech endpoint sent a file in which nothing is heard.', false)
  const seconds = trimmed.sound.samples.length / trimmed.sound.rate
  const perWord = seconds / words.length
  if (perWord < secondsPerWord.least || perWord > secondsPerWord.most)
    return failed(
      `The speech endpoint sent ${seconds.toFixed(1)} seconds of sound for ${words.length} words.`,
      false,
    )
  return {
    ok: true,
    piece: { sound: trimmed.sound, words: timesByLength(words, { start: 0, end: seconds }) },
  }
}

export const askEndpoint = async (
  { url, model, apiKey }: SpeechEndpoint,
  voice: string,
  sentence: Sentence,
  { signal, mostMs }: { readonly signal: AbortSignal; readonly mostMs: number },
): Promise<Asked> => {
  const timeout = AbortSignal.timeout(mostMs)
  try {
    const response = await fetch(`${url}/audio/speech`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, voice, input: sentence.text, response_format: 'wav' }),
      redirect: 'error',
      signal: AbortSignal.any([signal, timeout]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return failed(`The speech endpoint refused with status ${response.status}.`, true)
    }
    return pieceOf(readWav(await bodyOf(response)), sentence)
  } catch (error) {
    if (signal.aborted) throw error
    if (timeout.aborted)
      return failed(`The speech endpoint sent no whole answer within ${mostMs / 1000} seconds.`, false)
    if (error instanceof TooMuch)
      return failed(`The speech endpoint sent more than ${mostBytes / 1e6} MB for one sentence.`, false)
    return failed('The speech endpoint cannot be reached, or broke off its answer.', false)
  }
}
