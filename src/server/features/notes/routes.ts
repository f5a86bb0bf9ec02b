/** The calls about notes. Reading and removing them needs an account only: they are the person's own words. */
import type { FastifyInstance } from 'fastify'
import { deleteNote, exportNotes, listNotes, saveNote } from '#contract/course/notes.ts'
import * as words from '#messages/notes/routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { keepNote, notesFor, textFor } from './actions.ts'
import { removeNote } from './queries.ts'

const noSuchNote = words.weCouldntFindThatNote()

const refusals = {
  'no-such-lesson': () => refuse('not_found', words.weCouldntFindThatLesson()),
  'no-such-note': () => refuse('not_found', noSuchNote),
  'too-many': () => refuse('conflict', words.youveReachedTheLimitOnNotes()),
}

export const noteRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, listNotes, async ({ lessonId, ...page }, actor) => {
    const { entries, paging } = pageOf(await notesFor(ctx, actor.user.id, lessonId), page)
    return done({ notes: entries, ...paging })
  })
  serve(app, ctx, saveNote, async (input, actor) => {
    const outcome = await keepNote(ctx, actor.user.id, input)
    if (outcome.ok) return done({ note: outcome.note })
    if (outcome.reason === 'wrong-field') return refuseField(outcome.fault.field, outcome.fault.message)
    return refusals[outcome.reason]()
  })
  serve(app, ctx, deleteNote, async ({ id }, actor) =>
    (await removeNote(ctx.db, actor.user.id, id)) ? done({}) : refuse('not_found', noSuchNote),
  )
  serve(app, ctx, exportNotes, async (_input, actor) =>
    done({ fileName: 'just-value-notes.txt', text: await textFor(ctx, actor.user.id) }),
  )
}
