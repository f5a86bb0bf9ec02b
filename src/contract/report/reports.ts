/** The free savings report: asked for by email and address, read at an unguessable address. */
import { z } from 'zod'
import * as words from '#messages/report/reports.ts'
import { endpoint } from '../endpoint.ts'
import { feeComparison, nextStep } from './fee-comparison.ts'
import { homeValue } from './home-value.ts'
import { reportParcel } from './parcel.ts'
import { reportPropertyTypes } from './property-types.ts'
import { reportRequestForm } from './request-form.ts'
import { unclaimedHomestead } from './unclaimed-homestead.ts'
import { trimNumbers, verdict } from './verdict.ts'
import { wrongHomestead } from './wrong-homestead.ts'

/** What the report can say now; the page shows one thing to do for each. */
export const reportStatuses = ['preparing', 'choose_parcel', 'needs_trim_numbers', 'ready'] as const

const reportStatus = z.object({ status: z.enum(reportStatuses), message: z.string() })
export const leadId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, words.partOfThisLinkIsMissing())

/** Of the several homes at one address, the one that is meant; as it is typed from the notice. */
export const namedParcel = z.string().trim().max(40, words.typeAtMost40CharactersOf()).optional()

/** A longer list is read on a page of its own. */
export const mostOffered = 10

export const readCoverage = endpoint({
  method: 'GET',
  path: '/public/coverage',
  access: 'public',
  tag: 'Public',
  summary: 'The counties whose property records are loaded, each with the newest year',
  limit: { max: 120, perSeconds: 60 },
  input: z.object({}),
  output: z.object({
    records: z.array(z.object({ countyName: z.string(), year: z.int(), isSample: z.boolean() })).max(67),
  }),
})

export const requestPropertyAnalysis = endpoint({
  method: 'POST',
  path: '/public/property-analysis',
  access: 'public',
  tag: 'Public',
  summary: 'Ask for a free savings report; the same email, address and year give the same report',
  status: 202,
  // Many people share one carrier's address; each mailbox has a limit of its own.
  limit: { max: 30, perSeconds: 600 },
  input: reportRequestForm.extend({
    parcelNumber: namedParcel,
    /** The home is being entered in an account: its link is mailed the first time only. */
    entersHome: z.boolean().optional(),
    /** Whether who asks lives there, where they were asked before. */
    livesThere: z.boolean().optional(),
  }),
  output: z.object({ leadId: z.string(), reportStatus }),
})

/** Which year the values are of, and the year of the newest TRIM notices at the time of reading. */
const season = z.object({
  currentTaxYear: z.int(),
  /** null while there is no verdict. */
  valuesTaxYear: z.int().nullable(),
  /** False when the verdict rests on an older year: it then cannot tell, and keeps its figures. */
  isCurrent: z.boolean(),
  /** What the home's county reported last, of the year that its date names; null without a county or a date. */
  countyDeadline: z
    .object({
      countyName: z.string(),
      petitionsDueOn: z.iso.date(),
      /** The day its notices went out; null where it is not known. */
      noticesMailedOn: z.iso.date().nullable(),
      /** The clerk called the date tentative. */
      isTentative: z.boolean(),
      /** Where the days are from. */
      source: z.string(),
    })
    .nullable(),
})

/** What the values of the verdict were read from. */
export const reportBases = ['roll', 'typed', 'roll_and_typed'] as const

export const report = z.object({
  leadId: z.string(),
  reportStatus,
  address: z.string(),
  propertyType: z.enum(reportPropertyTypes),
  requestedAt: z.iso.datetime(),
  parcel: reportParcel.nullable(),
  /** Parcels that could be meant, when the address fits several. */
  candidates: z.array(z.object({ parcelKey: z.string(), address: z.string() })).max(mostOffered),
  /** The six numbers typed from the TRIM notice, when the verdict rests on them. */
  trimNumbers: trimNumbers.nullable(),
  verdict: verdict.nullable(),
  season,
  /** The site of the county's property appraiser; null while no county is known. */
  appraiserUrl: z.string().nullable(),
  nextStep: nextStep.nullable(),
  /** null without a verdict. 'roll_and_typed': the numbers of the notice, the home and its sales from the roll. */
  basis: z.enum(reportBases).nullable(),
  /** null while no parcel on a roll is known to be the home. */
  homeValue: homeValue.nullable(),
  /** null without a verdict. */
  feeComparison: feeComparison.nullable(),
  /** Left out where its home was found, or the record of its county is not at hand. */
  isNotOnRecord: z.literal(true).optional(),
  /** Left out where the record has a homestead exemption, or the home can have none. */
  unclaimedHomestead: unclaimedHomestead.optional(),
  /** Left out until who asked has said. */
  livesThere: z.boolean().optional(),
  /** The record has a homestead exemption, and who asked has said that they don’t live there. */
  wrongHomestead: wrongHomestead.optional(),
})
export type Report = z.infer<typeof report>

export const getPropertyAnalysis = endpoint({
  method: 'GET',
  path: '/public/property-analysis/:leadId',
  access: 'public',
  tag: 'Public',
  summary: 'Read a report by its unguessable id',
  limit: { max: 240, perSeconds: 60 },
  refusals: ['not_found'],
  keep: 'browser',
  input: z.object({ leadId }),
  output: z.object({ report }),
})

/** Whoever holds the address of a report may read it; only who reads its mail may take it away. */
const deletedByMail = words.toDeleteThisReportUseThe()

/** A parcel with what tells it from its neighbors in the same building. Money in cents. */
const offeredParcel = z.object({
  parcelKey: z.string(),
  parcelId: z.string(),
  address: z.string(),
  livingAreaSqft: z.int().nullable(),
  yearBuilt: z.int().nullable(),
  justValueCents: z.int(),
})
export type OfferedParcel = z.infer<typeof offeredParcel>

export const searchReportParcels = endpoint({
  method: 'GET',
  path: '/public/property-analysis/:leadId/parcels',
  access: 'public',
  tag: 'Public',
  summary:
    'The parcels that the address may mean, narrowed by unit, parcel number, living area or just value',
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({
    leadId,
    q: z.string().trim().max(40, words.typeAtMost40CharactersOf()).default(''),
    /** How many are wanted at most. */
    most: z.coerce.number().int().min(1).max(500).default(10),
  }),
  output: z.object({
    parcels: z.array(offeredParcel).max(500),
    /** How many fit the address and the search. */
    total: z.int(),
    /** Whether the roll has unit numbers for this address. */
    hasUnits: z.boolean(),
  }),
})

export const chooseReportParcel = endpoint({
  method: 'POST',
  path: '/public/property-analysis/:leadId/parcel',
  access: 'public',
  tag: 'Public',
  summary: 'Say which of the offered parcels is meant',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ leadId, parcelKey: z.string().min(1).max(80) }),
  output: z.object({ report }),
})

export const sayWhoLivesThere = endpoint({
  method: 'POST',
  path: '/public/property-analysis/:leadId/lives-there',
  access: 'public',
  tag: 'Public',
  summary:
    'Say whether its reader lives there: who doesn’t has no homestead cap ahead, and no exemption to claim',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ leadId, livesThere: z.boolean() }),
  output: z.object({ report }),
})

export const submitTrimNumbers = endpoint({
  method: 'POST',
  path: '/public/property-analysis/:leadId/trim-numbers',
  access: 'public',
  tag: 'Public',
  summary: 'Give the numbers of the TRIM notice; the verdict from them is a report with an id of its own',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ leadId, trimNumbers }),
  output: z.object({ report }),
})

export const deletePropertyAnalysis = endpoint({
  method: 'DELETE',
  path: '/public/property-analysis/:leadId',
  access: 'public',
  tag: 'Public',
  summary:
    'Delete a report with all that was typed for it, by the key in its mail; one with typed numbers takes the one it came from with it',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found', 'forbidden'],
  input: z.object({ leadId, key: z.string().min(1, deletedByMail).max(100, deletedByMail) }),
  output: z.object({ deleted: z.literal(true) }),
})
