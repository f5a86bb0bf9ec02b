/** The calls with which a person changes a document, stops and begins it, and goes back in it. */
import type { FastifyInstance } from 'fastify'
import * as edits from '#contract/document/edits.ts'
import * as versions from '#contract/document/versions.ts'
import * as words from '#messages/drafting/section-routes.ts'
import type { Context } from '#server/context.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { removeDocumentOf } from '../remove-document.ts'
import { compareVersions, listVersionsOf, readVersion, restoreVersion } from '../version/versions.ts'
import { changesSince, renewDocumentOf, retryDocumentOf } from '../writing/renew.ts'
import {
  cancelDocumentOf,
  forgetSuggestion,
  requestSuggestion,
  rewriteSection,
  saveSection,
  setLock,
} from './edit.ts'

const unknown = refuse('not_found', words.weCouldntFindThatDocument())
const unknownVersion = refuse('not_found', words.weCouldntFindThatVersion())

const REFUSALS = {
  'no-such-document': unknown,
  'no-such-version': unknownVersion,
  'no-such-section': refuse('not_found', words.weCouldntFindThatSection()),
  'not-completed': refuse('conflict', words.thisDocumentIsNotCompletedWait()),
  locked: refuse('conflict', words.thisIsLockedSoNothingIs()),
  'changed-meanwhile': refuse('conflict', words.thisWasChangedSinceYouRead()),
  'being-written': refuse('conflict', words.thisDocumentIsBeingWrittenStop()),
  'own-words': refuse('conflict', words.youChangedThisSectionSayThat()),
  'not-planned': refuse('conflict', words.yourCaseHasNoPlaceFor()),
  'not-narrative': refuse('conflict', words.aFreerWordingIsSuggestedOnly()),
  'nothing-to-cancel': refuse('conflict', words.wereNotWritingThisDocument()),
  'not-stopped': refuse('conflict', words.thisDocumentHasNeitherFailedNor()),
  'case-unfit': refuse('conflict', words.yourCaseDoesNotHoldWhat()),
}

const refusal = ({ reason }: { readonly reason: keyof typeof REFUSALS }) => REFUSALS[reason]

const serveText = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, edits.saveDocumentSection, async (asked, actor) => {
    const saved = await saveSection(ctx, actor.user.id, asked)
    return saved.ok ? done({ version: saved.version }) : refusal(saved)
  })
  serve(app, ctx, edits.rewriteDocumentSection, async (asked, actor) => {
    const written = await rewriteSection(ctx, actor.user.id, asked)
    return written.ok ? done({ version: written.version }) : refusal(written)
  })
  serve(app, ctx, edits.suggestWording, async (asked, actor) => {
    const requested = await requestSuggestion(ctx, actor.user.id, asked)
    return requested.ok ? done({}) : refusal(requested)
  })
  serve(app, ctx, edits.dropSuggestion, async (asked, actor) => {
    const dropped = await forgetSuggestion(ctx, actor.user.id, asked)
    return dropped.ok ? done({}) : refusal(dropped)
  })
  serve(app, ctx, edits.lockDocument, async (asked, actor) => {
    const set = await setLock(ctx, actor.user.id, asked)
    return set.ok ? done({}) : refusal(set)
  })
}

const serveWriting = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, edits.cancelDocument, async ({ id }, actor) => {
    const cancelled = await cancelDocumentOf(ctx, actor.user.id, id)
    return cancelled.ok ? done({ status: cancelled.status }) : refusal(cancelled)
  })
  serve(app, ctx, edits.retryDocument, async ({ id }, actor) => {
    const begun = await retryDocumentOf(ctx, actor.user.id, id)
    return begun.ok ? done({ status: begun.status }) : refusal(begun)
  })
  serve(app, ctx, edits.getDocumentChanges, async ({ id }, actor) => {
    const since = await changesSince(ctx, actor.user.id, id)
    return since ? done(since) : unknown
  })
  serve(app, ctx, edits.renewDocument, async ({ id }, actor) => {
    const begun = await renewDocumentOf(ctx, actor.user.id, id)
    return begun.ok ? done({ status: begun.status }) : refusal(begun)
  })
}

const serveRemoval = (app: FastifyInstance, ctx: Context) =>
  serve(app, ctx, edits.deleteDocument, async ({ id }, actor) => {
    const removed = await removeDocumentOf(ctx, actor.user.id, id)
    return removed.ok ? done({}) : refusal(removed)
  })

const serveVersions = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, versions.listDocumentVersions, async ({ id, ...page }, actor) => {
    const listed = await listVersionsOf(ctx, actor.user.id, id)
    if (!listed) return unknown
    const { entries, paging } = pageOf(listed, page)
    return done({ versions: entries, ...paging })
  })
  serve(app, ctx, versions.getDocumentVersion, async ({ id, version }, actor) => {
    const found = await readVersion(ctx, actor.user.id, id, version)
    return found ? done(found) : unknownVersion
  })
  serve(app, ctx, versions.compareDocumentVersions, async (asked, actor) => {
    const sections = await compareVersions(ctx, actor.user.id, asked)
    return sections ? done({ sections }) : unknownVersion
  })
  serve(app, ctx, versions.restoreDocumentVersion, async (asked, actor) => {
    const restored = await restoreVersion(ctx, actor.user.id, asked)
    return restored.ok ? done({ version: restored.version }) : refusal(restored)
  })
}

export const editRoutes = (app: FastifyInstance, ctx: Context) => {
  serveText(app, ctx)
  serveWriting(app, ctx)
  serveRemoval(app, ctx)
  serveVersions(app, ctx)
}
