/** The calls about cases, and the address that an archive is fetched from. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/case/cases.ts'
import * as messages from '#messages/case-file/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { tellFault } from '#words/case/fault.ts'
import {
  listCasesOf,
  listVersionsOf,
  readCase,
  readSales,
  removeCaseOf,
  restoreVersion,
  saveParts,
} from './actions.ts'
import { archiveBehind, linkToArchive } from './archive.ts'
import { openCase } from './open-case.ts'
import { readHomeOutlook, readOutlook } from './outlook.ts'

const unknown = refuse('not_found', messages.weCouldntFindThatCase())

type SaveRefused = Extract<Awaited<ReturnType<typeof saveParts>>, { ok: false }>

const refuseSave = (refused: SaveRefused) => {
  switch (refused.reason) {
    case 'no-such-case':
      return unknown
    case 'changed-meanwhile':
      return refuse('conflict', messages.thisCaseChangedInAnotherWindow())
    case 'cannot-be-so': {
      const details = refused.faults.map(({ path, reason }) => ({
        field: `changes.${path}`,
        message: tellFault(reason),
      }))
      return refuse('invalid_request', details.map(({ message }) => message).join(' '), details)
    }
  }
}

type OpenRefused = Extract<Awaited<ReturnType<typeof openCase>>, { ok: false }>

const refuseOpen = ({ reason }: OpenRefused) => {
  switch (reason) {
    case 'other-year':
      return refuseField('taxYear', messages.chooseThisTaxYearNextYear())
    case 'no-such-home':
      return refuse('not_found', messages.weCouldntFindThatHomeIn())
    case 'too-many':
      return refuse('conflict', messages.youveReachedTheLimitOnCases())
  }
}

const serveVersions = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.listCaseVersions, async ({ id, ...page }, actor) => {
    const versions = await listVersionsOf(ctx, actor.user.id, id)
    if (!versions) return unknown
    const { entries, paging } = pageOf(versions, page)
    return done({
      versions: entries.map(({ version, savedAt }) => ({ version, savedAt: savedAt.toISOString() })),
      ...paging,
    })
  })
  serve(app, ctx, contract.restoreCaseVersion, async (asked, actor) => {
    const restored = await restoreVersion(ctx, actor.user.id, asked)
    return restored.ok ? done(restored) : refuseSave(restored)
  })
}

export const caseFileRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.listCases, async (page, actor) => done(await listCasesOf(ctx, actor.user, page)))
  serve(app, ctx, contract.createCase, async (asked, actor) => {
    const opened = await openCase(ctx, actor.user, asked)
    return opened.ok ? done({ caseId: opened.caseId }) : refuseOpen(opened)
  })
  serve(app, ctx, contract.getCase, async ({ id }, actor) => {
    const found = await readCase(ctx, actor.user.id, id)
    return found ? done({ case: found }) : unknown
  })
  serve(app, ctx, contract.getCaseSales, async ({ id }, actor) => {
    const sales = await readSales(ctx, actor.user.id, id)
    return sales ? done({ sales }) : unknown
  })
  serve(app, ctx, contract.getCaseOutlook, async ({ id }, actor) => {
    const outlook = await readOutlook(ctx, actor.user.id, id)
    return outlook ? done({ outlook }) : unknown
  })
  serve(app, ctx, contract.getHomeOutlook, async ({ id }, actor) => {
    const found = await readHomeOutlook(ctx, actor.user, id)
    return found ? done(found) : refuse('not_found', messages.weCouldntFindThatHomeIn())
  })
  serve(app, ctx, contract.saveCase, async (asked, actor) => {
    const saved = await saveParts(ctx, actor.user.id, asked)
    return saved.ok ? done(saved) : refuseSave(saved)
  })
  serve(app, ctx, contract.deleteCase, async ({ id }, actor) =>
    (await removeCaseOf(ctx, actor.user.id, id)) ? done({}) : unknown,
  )
  serveVersions(app, ctx)
  serve(app, ctx, contract.exportCase, async ({ id }, actor) => {
    const link = await linkToArchive(ctx, actor.user.id, id)
    return link ? done(link) : unknown
  })
  serveFile(app, '/case-archives/', (token) => archiveBehind(ctx, token))
}
