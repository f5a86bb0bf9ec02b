/** Cases: one for each home and tax year, saved as it is typed, with its earlier versions and an archive to take along. */
import { z } from 'zod'
import { MOST_UPLOADS, UPLOAD_KINDS } from '#core/case/upload-rules.ts'
import { GRADES, ROUGH, VALUE_OPTIONS } from '#core/case/value-options.ts'
import { REASON_CODES, OUTCOMES as VERDICTS } from '#core/tax/verdict/codes.ts'
import * as messages from '#messages/case/cases.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { closing } from '../property/properties.ts'
import { homeValue } from '../report/home-value.ts'
import { calendarDay, caseChanges, caseFile } from './file.ts'
import { listedCase } from './listed.ts'

const tag = 'Cases'
const caseId = z.uuid(messages.weCouldntFindThatCase())
const version = z
  .int(messages.theVersionMustBeAWhole())
  .min(1, messages.theVersionMustBe1Or())
  .max(2_147_483_647)

const byLevy = z.object({ schoolCents: z.int(), nonSchoolCents: z.int() })

/** What the tax roll says of the home. Money in cents. */
const record = z.object({
  parcelId: z.string(),
  rollYear: z.int(),
  rollName: z.string(),
  synthetic: z.boolean(),
  useName: z.string(),
  justValueCents: z.int(),
  assessed: byLevy,
  taxable: byLevy,
  homestead: z.boolean(),
  livingAreaSqft: z.int().nullable(),
  landSqft: z.int().nullable(),
  yearBuilt: z.int().nullable(),
})
export type CaseRecord = z.infer<typeof record>

const openCase = z.object({
  id: z.uuid(),
  propertyId: z.uuid(),
  address: z.string(),
  county: z.object({
    id: z.string(),
    name: z.string(),
    petitionDeadline: calendarDay.nullable(),
    vab: z
      .object({
        url: z.string().nullable(),
        closing,
        /** Where petitions were taken online, and the year it was last seen. */
        portal: z.object({ url: z.string(), seenYear: z.int() }).nullable().optional(),
        /** Where a petition is handed in, and what it costs; each null where none is known. */
        office: z
          .object({
            name: z.string().nullable(),
            address: z.string().nullable(),
            phone: z.string().nullable(),
            feeCents: z.int().nullable(),
          })
          .optional(),
      })
      .optional(),
    /** `address`: where letters to the property appraiser go while the owner has typed no other; null where none is known. */
    appraiser: z
      .object({
        url: z.string().nullable(),
        address: z.string().nullable(),
        phone: z.string().nullable(),
      })
      .optional(),
  }),
  taxYear: z.int(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
  file: caseFile,
  /** null where no loaded roll holds the home without doubt. */
  record: record.nullable(),
  uploads: z
    .array(z.object({ id: z.uuid(), kind: z.enum(UPLOAD_KINDS), name: z.string(), caption: z.string() }))
    .max(MOST_UPLOADS),
  /** An evidence packet is made. */
  hasPacket: z.boolean(),
})
export type OpenCase = z.infer<typeof openCase>

/** What the sales on the roll say of the home of a case. */
const offeredSales = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('found'), homeValue }),
  /** `working` may be asked for again after a while. */
  z.object({ kind: z.literal('none'), working: z.boolean(), words: z.string() }),
])
export type OfferedSales = z.infer<typeof offeredSales>

/** What the case is about in dollars: the answer for the home, and what each value it can be held against would save. */
const outlook = z.object({
  /** null where neither the notice nor a roll of the tax year has the values. */
  verdict: z
    .object({ outcome: z.enum(VERDICTS), reason: z.enum(REASON_CODES), headline: z.string() })
    .nullable(),
  presentCents: z.int().nullable(),
  feeCents: z.int().nullable(),
  /** The chosen sales reach the just value, so that the papers list them and argue nothing from them. */
  salesOnlyListed: z.boolean(),
  /** What looks odd on the county's record, as questions; none once the owner corrected the record or found it right. */
  recordDoubts: z.array(z.string()).readonly(),
  /** Whether the record has a homestead exemption, where the answer goes by the record; null where it goes by the notice. */
  homesteadOnRecord: z.boolean().nullable(),
  /** The owner's purchase where it is the evidence: a board looks at it first. */
  purchase: z
    .object({
      priceCents: z.int(),
      /** As a just value on January 1. */
      valueCents: z.int(),
      /** The price by the trend of prices on January 1; null where it is not known. */
      broughtCents: z.int().nullable(),
      /** What the county's just values are of prices around it, and whether that is of its neighborhood; null where it is not known. */
      level: z.object({ percent: z.number(), isNeighborhood: z.boolean() }).nullable(),
    })
    .nullable(),
  options: z
    .array(
      z.object({
        id: z.enum(VALUE_OPTIONS),
        justCents: z.int(),
        /** What came off it for repairs that a paper shows. */
        repairsCents: z.int(),
        /** What makes the value of the chosen sales a rough one; missing where nothing does. */
        rough: z.enum(ROUGH).optional(),
        /** One year's saving before the fee, under the readings of the law that are open; null where it cannot be told. */
        saving: z.object({ lowCents: z.int(), highCents: z.int() }).nullable(),
        /** How strong the papers would be with it, and why; null where it is not below the county's, or nothing can be said. */
        strength: z.object({ grade: z.enum(GRADES), why: z.string() }).nullable(),
      }),
    )
    .max(VALUE_OPTIONS.length),
})
export type CaseOutlook = z.infer<typeof outlook>

const saved = z.object({ version: z.int(), updatedAt: z.iso.datetime() })

export const listCases = endpoint({
  method: 'GET',
  path: '/cases',
  access: 'bearer',
  tag,
  summary: 'The person’s cases, those worked on last first',
  needs: 'course',
  input: z.object(pageInput(20)),
  output: z.object({ cases: z.array(listedCase).max(100), ...pageOutput }),
})

export const createCase = endpoint({
  method: 'POST',
  path: '/cases',
  access: 'bearer',
  tag,
  summary: 'Open the case of a home and a tax year; the one that is there already, if there is one',
  needs: 'course',
  status: 201,
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({
    propertyId: z.uuid(messages.weCouldntFindThatHomeIn()),
    taxYear: z.int(messages.theTaxYearMustBeA()),
  }),
  output: z.object({ caseId: z.uuid() }),
})

export const getCase = endpoint({
  method: 'GET',
  path: '/cases/:id',
  access: 'bearer',
  tag,
  summary: 'One case with all that was typed, and what the tax roll says of its home',
  needs: 'course',
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({ case: openCase }),
})

export const saveCase = endpoint({
  method: 'PUT',
  path: '/cases/:id',
  access: 'bearer',
  tag,
  summary: 'Save parts of a case; refused with 409 when it was changed since the named version was read',
  needs: 'course',
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: caseId, version, changes: caseChanges }),
  output: saved,
})

export const getCaseSales = endpoint({
  method: 'GET',
  path: '/cases/:id/sales',
  access: 'bearer',
  tag,
  summary:
    'Sales on the loaded roll that the home of a case can be compared with, and those left out with the reason',
  needs: 'course',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({ sales: offeredSales }),
})

export const getCaseOutlook = endpoint({
  method: 'GET',
  path: '/cases/:id/outlook',
  access: 'bearer',
  tag,
  summary:
    'The answer for the home of a case, and what each value it can be held against would save in a year',
  needs: 'course',
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({ outlook }),
})

export const getHomeOutlook = endpoint({
  method: 'GET',
  path: '/properties/:id/outlook',
  access: 'bearer',
  tag,
  // Open to people without a course: their Home shows the answer, also once a course was refunded.
  summary: 'The same for one of the person’s homes and the newest notices, whether a case is open or not',
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: z.uuid(messages.weCouldntFindThatHomeIn()) }),
  /** `notice`: what is typed of it, in the case or in a report of the home. */
  output: z.object({
    taxYear: z.int(),
    outlook,
    notice: caseFile.shape.notice,
    /** The person's newest report of the home; null without one, or while the email address is not proved. */
    leadId: z.string().nullable(),
  }),
})

export const deleteCase = endpoint({
  method: 'DELETE',
  path: '/cases/:id',
  access: 'bearer',
  tag,
  summary: 'Remove a case with its versions, photos and papers',
  needs: 'course',
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({}),
})

export const listCaseVersions = endpoint({
  method: 'GET',
  path: '/cases/:id/versions',
  access: 'bearer',
  tag,
  summary: 'Earlier versions that are kept, newest first: the last 20, and the last one of each earlier day',
  needs: 'course',
  refusals: ['not_found'],
  input: z.object({ id: caseId, ...pageInput() }),
  output: z.object({
    versions: z.array(z.object({ version: z.int(), savedAt: z.iso.datetime() })).max(100),
    ...pageOutput,
  }),
})

export const restoreCaseVersion = endpoint({
  method: 'POST',
  path: '/cases/:id/restore',
  access: 'bearer',
  tag,
  summary: 'Make an earlier version the present one; what it replaces stays among the versions',
  needs: 'course',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: caseId, version, restore: version }),
  output: saved,
})

export const exportCase = endpoint({
  method: 'POST',
  path: '/cases/:id/export',
  access: 'bearer',
  tag,
  summary: 'An address good for ten minutes, where the browser fetches the whole case as a zip archive',
  needs: 'course',
  limit: { max: 10, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
})
