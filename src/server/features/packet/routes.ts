/** The calls about evidence packets, and the addresses that a browser fetches them from. */
import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/document/packets.ts'
import { MOST_PAPER_BYTES, MOST_PAPER_PAGES } from '#core/packet/params.ts'
import * as words from '#messages/packet/routes.ts'
import type { Context } from '#server/context.ts'
import { serveFile } from '#server/http/file/serve.ts'
import { done, refuse } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import { fileBehind, linkToPacket, readPackets, requestPacket } from './actions.ts'

const noCase = refuse('not_found', words.weCouldntFindThatCase())

type RequestRefused = Extract<Awaited<ReturnType<typeof requestPacket>>, { ok: false }>

const refuseRequest = ({ reason }: RequestRefused) => {
  switch (reason) {
    case 'no-such-case':
      return noCase
    case 'nothing-in-it':
      return refuse('conflict', words.thereIsNothingToPutIn())
    case 'to-fix':
      return refuse('conflict', words.somethingNeedsFixingBeforeWe())
    case 'too-much':
      return refuse(
        'conflict',
        words.theChosenPapersAreMoreThan2({
          megabytes: MOST_PAPER_BYTES / 1_000_000,
          pages: MOST_PAPER_PAGES,
        }),
      )
  }
}

type LinkRefused = Extract<Awaited<ReturnType<typeof linkToPacket>>, { ok: false }>

const refuseLink = ({ reason }: LinkRefused) => {
  switch (reason) {
    case 'not-completed':
      return refuse('conflict', words.thisPacketIsNotCompletedYet())
    case 'file-gone':
      return refuse('conflict', words.theFileOfThisPacketIs())
    case 'no-such-packet':
      return refuse('not_found', words.weCouldntFindThatPacket())
  }
}

export const packetRoutes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.getPackets, async ({ id }, actor) => {
    const view = await readPackets(ctx, actor.user.id, id)
    return view ? done(view) : noCase
  })
  serve(app, ctx, contract.makePacket, async (asked, actor) => {
    const requested = await requestPacket(ctx, actor.user.id, asked)
    if (!requested.ok) return refuseRequest(requested)
    return done({ packetId: requested.packetId, status: requested.status })
  })
  serve(app, ctx, contract.downloadPacket, async ({ id, packetId }, actor) => {
    const link = await linkToPacket(ctx, actor.user.id, id, packetId)
    if (link.ok)
      return done({ url: link.url, fileName: link.fileName, expiresAt: link.expiresAt.toISOString() })
    return refuseLink(link)
  })
  serveFile(app, '/packets/files/', (token) => fileBehind(ctx, token))
}
