/** One mail when the next notices go out, for anybody: asked for by address, and sent only once that address has confirmed it. */
import { z } from 'zod'
import * as words from '#messages/account/season-reminder.ts'
import { endpoint } from '../endpoint.ts'
import { email } from '../fields.ts'
import { leadId } from '../report/reports.ts'

const token = z.string(words.partOfThisLinkIsMissing()).min(20, words.partOfThisLinkIsMissing()).max(100)
const tag = 'Public'

export const askSeasonReminder = endpoint({
  method: 'POST',
  path: '/public/season-reminders',
  access: 'public',
  tag,
  summary: 'Ask for one mail when the next TRIM notices go out; a link by mail confirms it',
  limit: { max: 5, perSeconds: 3600 },
  input: z.object({ email }),
  output: z.object({ taxYear: z.int() }),
})

export const askSeasonReminderOfReport = endpoint({
  method: 'POST',
  path: '/public/property-analysis/:leadId/season-reminder',
  access: 'public',
  tag,
  summary: 'The same for the address that a report was mailed to, which is not told',
  limit: { max: 5, perSeconds: 3600 },
  refusals: ['not_found'],
  input: z.object({ leadId }),
  output: z.object({ taxYear: z.int() }),
})

export const confirmSeasonReminder = endpoint({
  method: 'POST',
  path: '/public/season-reminders/confirm',
  access: 'public',
  tag,
  summary: 'Confirm it; pressed again it changes nothing',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({ token }),
  output: z.object({ taxYear: z.int() }),
})
