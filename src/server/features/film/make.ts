/** Makes one film and writes down how far it has come, so that every process can tell. */

import { randomUUID } from 'node:crypto'
import { eq, gte, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { type FilmRow, speechCalls } from '#server/db/schema/films.ts'
import { makeFilm, type SpeechPurse, type Studio } from '#server/services/speech/make-film.ts'
import { startSpeechThread } from '#server/services/speech/start-speech-thread.ts'
import { noteProgress } from './queries.ts'
import { shelfOf, type WantedFilm } from './wanted-films.ts'

const limitDays = 30
const microUsd = 1_000_000

/** One after the other, so that two processes cannot spend the same money. */
const speechPurse = ({ db, now }: Pick<Context, 'db' | 'now'>): SpeechPurse => ({
  setAside: (characters, { usdPerMillionCharacters, mostUsd }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('speech-calls'))`)
      const since = new Date(now().getTime() - limitDays * 86_400_000)
      const [row] = await tx
        .select({ spent: sql<string>`coalesce(sum(${speechCalls.costMicroUsd}), 0)` })
        .from(speechCalls)
        .where(gte(speechCalls.askedAt, since))
      // Dollars for a million characters are millionths of a dollar for one.
      const costMicroUsd = Math.ceil(characters * usdPerMillionCharacters)
      if (Number(row?.spent ?? 0) + costMicroUsd > mostUsd * microUsd) return null
      const id = randomUUID()
      await tx.insert(speechCalls).values({ id, characters, costMicroUsd, askedAt: now() })
      return id
    }),
  giveBack: async (id) => {
    await db.delete(speechCalls).where(eq(speechCalls.id, id))
  },
})

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
      lessonId,
      hash: plan.hash,
      sentences: all,
      spoken,
      changedAt: ctx.now(),
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
