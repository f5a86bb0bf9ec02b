/** Makes one film and writes down how far it has come, so that every process can tell. */
import type { Context } from '#server/context.ts'
import { makeFilm, type Studio } from '#server/services/speech/make-film.ts'
import { startSpeechThread } from '#server/services/speech/start-speech-thread.ts'
import type { FilmRow } from './films-table.ts'
import { noteProgress } from './queries.ts'
import { speechPurse } from './speech-purse.ts'
import { shelfOf, type WantedFilm } from './wanted-films.ts'

export type Maker = Pick<Context, 'env' | 'db' | 'now' | 'log'>

export type MakeOptions = {
  readonly signal: AbortSignal
  /** What a film is called that cannot be made and is not tried again by itself. */
  readonly isLastTry: boolean
  readonly onSpoken?: (count: number, of: number) => void
}

/** Long enough for a busy machine, short enough for a voice that hangs. */
const sentenceMs = 60_000

/** Written down this often. */
const noteEveryMs = 1_000

const noVoice = (name: string) =>
  `The voice ${name} belongs to a speech endpoint, and SPEECH_URL is not set; choose slt, rms or awb.`

/** null when it is made; else one sentence for the operator. */
export const makeWanted = async (
  ctx: Maker,
  { lessonId, plan, voice, voiceName }: WantedFilm,
  { signal, isLastTry, onSpoken }: MakeOptions,
): Promise<string | null> => {
  const all = plan.sentences.length
  let spoken = 0
  const note = (change: Pick<FilmRow, 'state' | 'problem'> & Partial<FilmRow>) =>
    noteProgress(ctx.db, {
      ...{ lessonId, hash: plan.hash, sentences: all, spoken, changedAt: ctx.now() },
      ...change,
    })
  const giveUp = async (problem: string): Promise<string> => {
    await note({ state: isLastTry ? 'failed' : 'waiting', problem })
    ctx.log.warn({ lessonId, problem }, 'a film could not be made')
    return problem
  }
  if (voice === null) return giveUp(noVoice(voiceName))
  const thread = startSpeechThread(signal)
  const studio: Studio = { shelf: shelfOf(ctx), thread, purse: speechPurse(ctx), signal, sentenceMs }
  const [startedAt, firstSpoken] = [performance.now(), { count: 0 }]
  let notedAt = 0
  await note({ state: 'speaking', problem: null })
  try {
    const made = await makeFilm(plan, voice, studio, async (count, isFresh) => {
      spoken = count
      if (isFresh) firstSpoken.count += 1
      onSpoken?.(count, all)
      if (performance.now() - notedAt < noteEveryMs) return
      notedAt = performance.now()
      await note({ state: 'speaking', problem: null })
    })
    if (!made.ok) return await giveUp(made.problem)
    // A film whose sentences were kept already tells nothing of how fast they are spoken.
    const pace =
      firstSpoken.count === all
        ? { filmSeconds: made.seconds, madeInSeconds: (performance.now() - startedAt) / 1000 }
        : {}
    await note({ state: 'ready', problem: null, ...pace })
    ctx.log.info({ lessonId, seconds: Math.round(made.seconds) }, 'a film is made')
    return null
  } finally {
    thread.end()
  }
}
