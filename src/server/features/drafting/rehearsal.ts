/** Practice for the hearing of a case, made from what the case holds whenever it is asked for; nothing of it is kept. */
import type { FastifyInstance } from 'fastify'
import { getRehearsal } from '#contract/case/rehearsal.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { documentRequest } from '#core/case/document/request.ts'
import { rehearsalOf } from '#core/rehearsal/rehearsal.ts'
import { ok } from '#core/result.ts'
import type { Context } from '#server/context.ts'
import { readCase } from '#server/features/case-file/actions.ts'
import { pagesOfPacket } from '#server/features/packet/actions.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { tellPracticeQuestion } from '#words/rehearsal/practice-question.ts'
import { materialFor } from './material/material.ts'
import { withPages } from './script-pages.ts'

const readRehearsal = async (ctx: Context, userId: string, caseId: string) => {
  const found = await readCase(ctx, userId, caseId)
  if (!found) return { ok: false, reason: 'no-such-case' } as const
  const { file, taxYear, record, propertyId, county, address } = found
  const today = todayInFlorida(ctx.now())
  const asked = documentRequest({ file, taxYear, today, isOnRoll: record?.rollYear === taxYear }, 'playbook')
  if (!asked.ok) return asked
  const { kind: _kind, trimNumbers, ...days } = asked.value
  const material = await materialFor(ctx, userId, {
    ...days,
    propertyId,
    ...(trimNumbers && { trimNumbers: { ...trimNumbers, countyId: county.id } }),
  })
  if (!material.ok) return material
  const rehearsal = rehearsalOf(material.value.material)
  if (!rehearsal.ok) return rehearsal
  const { heldOn, minutes } = file.hearing
  const { runs, questions } = rehearsal.value
  const packet = await pagesOfPacket(ctx, userId, caseId)
  const paged = <Said extends { readonly words: string }>(all: readonly Said[]) =>
    all.map((one) => ({ ...one, words: withPages(one.words, packet) }))
  return ok({
    address,
    taxYear,
    hearing: { heldOn, minutes },
    runs: runs.map((run) => ({
      ...run,
      parts: run.parts.map((part) => ({ ...part, lines: paged(part.lines) })),
    })),
    questions: questions
      .map((one) => tellPracticeQuestion(one, material.value.material.home.livesThere === false))
      .map((one) => ({ ...one, hints: paged(one.hints) })),
  })
}

type Refused = Extract<Awaited<ReturnType<typeof readRehearsal>>, { ok: false }>

const refusalOf = ({ reason }: Refused) => {
  if (reason === 'no-such-case' || reason === 'no-such-home')
    return refuse('not_found', 'We couldn’t find that case')
  if (reason === 'case-over')
    return refuse('conflict', 'Later notices are out, and nothing of this case is under way any more.')
  if (reason === 'no-notice-yet')
    return refuse('conflict', 'The notices of this year are not out yet. A rehearsal starts from yours.')
  return refuse(
    'conflict',
    'A rehearsal starts from your values. First the six numbers of your TRIM notice, without a slip, and the days as your notices print them.',
  )
}

export const rehearsalRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, getRehearsal, async ({ id }, actor) => {
    const rehearsal = await readRehearsal(ctx, actor.user.id, id)
    return rehearsal.ok ? done(rehearsal.value) : refusalOf(rehearsal)
  })
}
