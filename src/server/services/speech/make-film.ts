/** Makes the sound of a film: speaks the sentences that are not kept yet, one by one, then joins them. */
import { setTimeout as wait } from 'node:timers/promises'
import type { SpokenFilm } from '#core/film/spoken-film.ts'
import { type Span, timesOfShown } from '#core/speech/word-times.ts'
import { type BuiltInVoice, isBuiltIn, type SpeechEndpoint } from '#server/speech-settings.ts'
import { stretch } from './flite.ts'
import { packPiece } from './kept-piece.ts'
import type { FilmPlan } from './plan-film.ts'
import { askEndpoint, type Sentence } from './speech-endpoint.ts'
import type { SpeechShelf } from './speech-shelf.ts'
import type { ThreadAnswer, ThreadOrder } from './speech-thread-orders.ts'
import type { SpeechThread } from './start-speech-thread.ts'

/** A built-in voice, or one of the endpoint. */
export type Voice =
  | { readonly kind: 'built-in'; readonly name: BuiltInVoice }
  | { readonly kind: 'endpoint'; readonly name: string; readonly endpoint: SpeechEndpoint }

/** All that the sound of a sentence hangs on, beside its words. */
export const voiceId = (voice: Voice): string =>
  voice.kind === 'built-in'
    ? `flite ${voice.name} ${stretch}`
    : `endpoint ${voice.endpoint.url} ${voice.endpoint.model} ${voice.name}`

/** null for a name that needs an endpoint where none is set. */
export const voiceNamed = (name: string, endpoint: SpeechEndpoint | null): Voice | null => {
  if (isBuiltIn(name)) return { kind: 'built-in', name }
  return endpoint && { kind: 'endpoint', name, endpoint }
}

/** Counts what an endpoint costs. */
export type SpeechPurse = {
  /** Sets aside what a call costs; null when the limit would be passed. */
  readonly setAside: (characters: number, endpoint: SpeechEndpoint) => Promise<string | null>
  /** Nothing was sent for it. */
  readonly giveBack: (id: string) => Promise<void>
}

export type Studio = {
  readonly shelf: SpeechShelf
  readonly thread: SpeechThread
  readonly purse: SpeechPurse
  readonly signal: AbortSignal
  /** How long one sentence may take. */
  readonly sentenceMs: number
}

export type Made =
  | { readonly ok: true; readonly seconds: number }
  /** One sentence for the operator. */
  | { readonly ok: false; readonly problem: string }

const joinMs = 300_000

type Piece = { readonly packed: Uint8Array } | { readonly problem: string }

/** A thread that hangs or dies is a sentence for the operator; one that was called off is not. */
const askThread = (thread: SpeechThread, order: ThreadOrder, mostMs: number): Promise<ThreadAnswer> =>
  thread.ask(order, mostMs).catch((error: unknown) => ({
    kind: 'failed',
    sentence: error instanceof Error ? error.message : String(error),
  }))

const speakBuiltIn = async (
  name: BuiltInVoice,
  { text, words }: Sentence,
  { thread, sentenceMs }: Studio,
): Promise<Piece> => {
  const answer = await askThread(thread, { kind: 'speak', text, words, voice: name }, sentenceMs)
  if (answer.kind === 'spoken') return { packed: answer.packed }
  return {
    problem: answer.kind === 'failed' ? answer.sentence : `The voice ${name} said nothing for “${text}”.`,
  }
}

const askOnce = async (
  { name, endpoint }: Extract<Voice, { kind: 'endpoint' }>,
  sentence: Sentence,
  { purse, signal, sentenceMs }: Studio,
): Promise<Piece> => {
  const id = await purse.setAside(sentence.text.length, endpoint)
  if (id === null)
    return {
      problem: `The speech endpoint is not asked: SPEECH_MOST_USD (${endpoint.mostUsd}) would be passed within 30 days.`,
    }
  const asked = await askEndpoint(endpoint, name, sentence, { signal, mostMs: sentenceMs })
  if (asked.ok) return { packed: packPiece(asked.piece) }
  if (asked.isFree) await purse.giveBack(id)
  return { problem: asked.problem }
}

const speak = (voice: Voice, sentence: Sentence, studio: Studio): Promise<Piece> =>
  voice.kind === 'built-in' ? speakBuiltIn(voice.name, sentence, studio) : askOnce(voice, sentence, studio)

const filmOf = (
  { sentences }: FilmPlan,
  {
    seconds,
    starts,
    words,
  }: { seconds: number; starts: readonly number[]; words: readonly (readonly Span[])[] },
): SpokenFilm => ({
  seconds: rounded(seconds),
  sentences: sentences.map(({ shown }, at) => {
    const begin = starts[at] ?? 0
    const spans = timesOfShown(shown, words[at] ?? [], 0).map(({ start, end }) => ({
      start: rounded(begin + start),
      end: rounded(begin + end),
    }))
    return { start: spans[0]?.start ?? begin, end: spans.at(-1)?.end ?? begin, words: spans }
  }),
})

const rounded = (seconds: number): number => Math.round(seconds * 1000) / 1000

/** A full disk in words; anything else goes on upward. */
const noRoom = (error: unknown): Made => {
  const isFull =
    error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
  if (!isFull) throw error
  return { ok: false, problem: 'There is no room left on the disk of DATA_DIR; a film needs about 20 MB.' }
}

const speakAndKeep = async (
  { hash, text, words }: FilmPlan['sentences'][number],
  voice: Voice,
  studio: Studio,
): Promise<string | null> => {
  if (words.length === 0) return 'One sentence of the score holds no word that could be said.'
  const piece = await speak(voice, { text, words }, studio)
  if ('problem' in piece) return piece.problem
  await studio.shelf.keepSentence(hash, piece.packed)
  return null
}

/** How many are there, and whether the last of them was spoken just now. */
type OnSpoken = (count: number, isFresh: boolean) => Promise<void>

const speakMissing = async (
  plan: FilmPlan,
  voice: Voice,
  studio: Studio,
  onSpoken: OnSpoken,
): Promise<string | null> => {
  let spoken = 0
  for (const sentence of plan.sentences) {
    studio.signal.throwIfAborted()
    const isFresh = (await studio.shelf.sentence(sentence.hash)) === null
    const problem = isFresh ? await speakAndKeep(sentence, voice, studio) : null
    if (problem !== null) return problem
    spoken += 1
    await onSpoken(spoken, isFresh)
  }
  return null
}

const join = async (plan: FilmPlan, { shelf, thread }: Studio): Promise<Made | 'once-more'> => {
  const files = await Promise.all(plan.sentences.map(({ hash }) => shelf.sentence(hash)))
  const whole = files.flatMap((file) => file ?? [])
  if (whole.length < files.length) return 'once-more'
  const pauses = plan.sentences.map(({ pause }) => pause)
  const answer = await askThread(thread, { kind: 'join', files: whole, pauses }, joinMs)
  if (answer.kind === 'broken-piece') {
    await shelf.dropSentence(plan.sentences[answer.at]?.hash ?? '')
    return 'once-more'
  }
  if (answer.kind !== 'joined')
    return {
      ok: false,
      problem: answer.kind === 'failed' ? answer.sentence : 'The film could not be joined.',
    }
  const { mp3, ...times } = answer
  await shelf.keepFilm(plan.hash, filmOf(plan, times), mp3)
  return { ok: true, seconds: times.seconds }
}

/** A sentence whose file is broken is spoken once more, and not for ever. */
const mostRounds = 3

const makeInRounds = async (
  plan: FilmPlan,
  voice: Voice,
  studio: Studio,
  onSpoken: OnSpoken,
): Promise<Made> => {
  for (let round = 0; round < mostRounds; round += 1) {
    const problem = await speakMissing(plan, voice, studio, onSpoken)
    if (problem !== null) return { ok: false, problem }
    const made = await join(plan, studio)
    if (made !== 'once-more') return made
    await wait(100, undefined, { signal: studio.signal })
  }
  return {
    ok: false,
    problem: 'The kept sentences of this film are broken again and again: is the disk sound?',
  }
}

/** Goes on where it stopped: what is spoken is kept. Throws when it is called off. */
export const makeFilm = async (
  plan: FilmPlan,
  voice: Voice,
  studio: Studio,
  onSpoken: OnSpoken,
): Promise<Made> => {
  try {
    const made = await makeInRounds(plan, voice, studio, onSpoken)
    studio.signal.throwIfAborted()
    return made
  } catch (error) {
    studio.signal.throwIfAborted()
    return noRoom(error)
  }
}
