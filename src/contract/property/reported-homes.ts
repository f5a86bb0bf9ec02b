/** The homes that a person has asked reports about and not entered yet: what is known of them is not typed again. */
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { report } from '../report/reports.ts'

export const reportedHome = report.pick({
  address: true,
  parcel: true,
  propertyType: true,
  trimNumbers: true,
  livesThere: true,
})

export const listReportedHomes = endpoint({
  method: 'GET',
  path: '/users/reported-homes',
  access: 'bearer',
  tag: 'Users',
  summary: 'The homes of this person’s free reports that are not entered yet, the newest first',
  input: z.object(pageInput(20)),
  output: z.object({
    homes: z.array(reportedHome.extend({ leadId: z.string() })).max(100),
    ...pageOutput,
  }),
})
