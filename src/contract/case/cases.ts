/** Cases: one for each home and tax year, saved as it is typed, with its earlier versions and an archive to take along. */
import { z } from 'zod'
import { MOST_UPLOADS, UPLOAD_KINDS } from '#core/case/upload-rules.ts'
import * as messages from '#messages/case/cases.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { closing } from '../property/properties.ts'
import { homeValue } from '../report/home-value.ts'
import { calendarDay, caseChanges, caseFile } from './file.ts'
import { listedCase } from './listed.ts'
import { outlook } from './outlook.ts'

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
