/** The call behind the link that ends mail nobody is owed. */
import { z } from 'zod'
import * as words from '#messages/account/mail.ts'
import { endpoint } from '../endpoint.ts'

export const stopMail = endpoint({
  method: 'POST',
  path: '/public/mail/stop',
  access: 'public',
  tag: 'Public',
  summary: 'Stop mail of the kind that a link came with; pressed again it changes nothing',
  limit: { max: 30, perSeconds: 60 },
  refusals: ['not_found'],
  input: z.object({
    token: z.string(words.partOfThisLinkIsMissing()).min(20, words.partOfThisLinkIsMissing()).max(100),
  }),
  output: z.object({
    message: z.string(),
    /** The link was used before: nothing changed now. */
    hadStopped: z.boolean(),
  }),
})
