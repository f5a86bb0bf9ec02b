/** The calls about counties, addresses and the homes a person has entered. */
import type { FastifyInstance } from 'fastify'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import type { Page } from '#contract/paging.ts'
import * as offered from '#contract/property/address-suggestions.ts'
import { classifyProperty } from '#contract/property/classification.ts'
import * as contract from '#contract/property/properties.ts'
import { readZip } from '#contract/property/zip-places.ts'
import { type County, searchCounties } from '#core/property/county.ts'
import * as words from '#messages/property/routes.ts'
import type { Context } from '#server/context.ts'
import { suggestAddresses } from '#server/features/tax-roll/queries.ts'
import { pageOf } from '#server/http/page-of.ts'
import { done, refuse, refuseField } from '#server/http/reply.ts'
import { serve } from '#server/http/route.ts'
import {
  checkFullAddress,
  checkPartialAddress,
  homeFaults,
  isParcelThere,
  keepDateOfNotice,
  saveHome,
} from './actions.ts'
import { classificationOf } from './classification.ts'
import { deleteProperty, type PropertyRow, propertiesOf } from './queries.ts'
import { zipPlaceOf } from './zip-place.ts'

const nameOf = ({ id, name }: County) => ({ id, name })

const countyDetails = (county: County) => ({
  ...nameOf(county),
  propertyAppraiserOffice: county.propertyAppraiser.office,
  propertyAppraiserUrl: county.propertyAppraiser.url,
  vabOffice: county.vab.office,
  vabUrl: county.vab.url,
  vabClosing: county.vab.closing,
  season: county.season,
})

const propertyView = ({ userId: _userId, createdAt: _created, updatedAt: _updated, ...shown }: PropertyRow) =>
  shown

const serveCounties = (app: FastifyInstance, ctx: Context) => {
  const page = (counties: readonly County[], asked: Page) => {
    const { entries, paging } = pageOf(counties, asked)
    return done({ counties: entries.map(nameOf), ...paging })
  }
  serve(app, ctx, contract.listCounties, async (asked) => page(ctx.counties.counties, asked))
  serve(app, ctx, contract.searchCounties, async ({ q, ...asked }) =>
    page(searchCounties(ctx.counties.counties, q), asked),
  )
  serve(app, ctx, contract.getCounty, async ({ id }) => {
    const county = ctx.counties.find(id)
    return county
      ? done({ county: countyDetails(county) })
      : refuse('not_found', words.thereIsNoCountyWithThis())
  })
}

const serveZips = (app: FastifyInstance, ctx: Context) =>
  serve(app, ctx, readZip, async ({ zip }) => {
    const place = zipPlaceOf(ctx, zip)
    return place ? done({ place }) : refuse('not_found', words.weDontRecognizeThisZipCode())
  })

const serveAddressChecks = (app: FastifyInstance, ctx: Context) => {
  for (const full of [contract.validateAddress, contract.validateAddressPublic]) {
    serve(app, ctx, full, async (address) => done(await checkFullAddress(ctx, address)))
  }
  for (const partial of [contract.validateAddressPartial, contract.validateAddressPartialPublic]) {
    serve(app, ctx, partial, async (address) => done(await checkPartialAddress(ctx, address)))
  }
}

const serveSuggestions = (app: FastifyInstance, ctx: Context) =>
  serve(app, ctx, offered.suggestAddresses, async ({ q }) => {
    const suggestions = await suggestAddresses(ctx.pool, q)
    return done({ suggestions: [...suggestions] })
  })

const serveHomes = (app: FastifyInstance, ctx: Context) => {
  serve(app, ctx, contract.listProperties, async (asked, actor) => {
    const { entries, paging } = pageOf(await propertiesOf(ctx.db, actor.user.id), asked)
    return done({ properties: entries.map(propertyView), ...paging })
  })
  serve(app, ctx, contract.saveProperty, async (data, actor) => {
    const faults = homeFaults(ctx, data)
    const [first] = faults
    if (first) return refuse('invalid_request', first.message, faults)
    if (!(await isParcelThere(ctx, data)))
      return refuseField('parcelId', words.theCountysRecordDoesntHaveThis())
    const saved = await saveHome(ctx, actor.user.id, data)
    return saved
      ? done({ property: propertyView(saved) })
      : refuse('conflict', words.youveReachedTheLimitOf50())
  })
}

const serveRemoval = (app: FastifyInstance, ctx: Context) =>
  serve(app, ctx, contract.removeProperty, async ({ id }, actor) => {
    const outcome = await ctx.db.transaction((tx) => deleteProperty(tx, actor.user.id, id))
    switch (outcome) {
      case 'removed':
        return done({})
      case 'has-case':
        return refuse('conflict', words.thisHomeHasACase())
      case 'no-such-home':
        return refuse('not_found', words.weCouldntFindThatHomeIn())
    }
  })

const servePrintedDate = (app: FastifyInstance, ctx: Context) =>
  serve(app, ctx, savePrintedDate, async (input, actor) => {
    const kept = await keepDateOfNotice(ctx, actor.user.id, input)
    if (kept.ok) return done({ property: propertyView(kept.property) })
    return kept.reason === 'implausible'
      ? refuseField('petitionDueOn', words.thisDateIsMoreThanA())
      : refuse('not_found', words.weCouldntFindThatHomeIn())
  })

const serveClassification = (app: FastifyInstance, ctx: Context) =>
  serve(app, ctx, classifyProperty, async (asked) => {
    const found = await classificationOf(ctx, asked)
    if (found.ok) return done({ classification: found.value })
    return found.reason === 'no-parcel'
      ? refuse('not_found', words.weCouldntFindThatParcelOn())
      : refuse('invalid_request', words.theCountysRecordHasNoUsable(), [
          { field: 'parcelKey', message: words.theCountysRecordHasNoUsable() },
        ])
  })

export const propertyRoutes = (app: FastifyInstance, ctx: Context) => {
  serveCounties(app, ctx)
  serveZips(app, ctx)
  serveAddressChecks(app, ctx)
  serveSuggestions(app, ctx)
  serveClassification(app, ctx)
  serveHomes(app, ctx)
  serveRemoval(app, ctx)
  servePrintedDate(app, ctx)
}
