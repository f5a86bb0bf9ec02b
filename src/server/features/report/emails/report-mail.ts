/** The mail that carries the link to a free report. */
import { paths } from '#contract/page-paths.ts'
import type { Env } from '#server/env.ts'
import type { MailContent } from '#server/services/mail-content.ts'
import { greeting } from '#server/services/mail-greeting.ts'

/** Only the address is repeated: figures belong on the page, beside their sources. */
export const reportMail = (
  env: Env,
  lead: { id: string; address: string; message: string },
): MailContent => ({
  transactional: true,
  subject: 'Your free property savings report',
  preheader: lead.message,
  blocks: [
    { kind: 'heading', text: 'Your savings report' },
    greeting(null),
    { kind: 'paragraph', text: `You asked whether an appeal could save money for ${lead.address}.` },
    { kind: 'paragraph', text: lead.message },
    { kind: 'button', label: 'Open your report', url: `${env.PUBLIC_URL}${paths.report(lead.id)}` },
    {
      kind: 'note',
      text: 'This is general information worked out from public figures. It is not an appraisal and not legal advice.',
    },
  ],
  reason: 'You get this mail because a free report was asked for with this address.',
})
