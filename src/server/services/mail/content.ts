/** A mail before it is rendered: one document of typed blocks, from which both HTML and plain text are made. */
import { z } from 'zod'

const line = z.string().min(1).max(500)
const prose = z.string().min(1).max(5000)
const webAddress = z.url({ protocol: /^https?$/ })

export const mailBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: line }),
  z.strictObject({ kind: z.literal('paragraph'), text: prose }),
  /** The one figure that a mail is about, large, and what it is the figure of. */
  z.strictObject({ kind: z.literal('figure'), figure: line, label: prose }),
  z.strictObject({ kind: z.literal('button'), label: line, url: webAddress }),
  z.strictObject({ kind: z.literal('link'), label: line, url: webAddress }),
  /** Something to type or copy, such as a short code, with a line saying what it is. */
  z.strictObject({
    kind: z.literal('code'),
    label: line.refine((label) => !label.endsWith(':'), 'the colon is set when the mail is rendered'),
    code: line,
    /** Where it is typed, so that it can be used on another device. */
    page: webAddress.optional(),
  }),
  z.strictObject({
    kind: z.literal('table'),
    head: z.array(z.string()).optional(),
    /** Rows of equal length; a column listed in `figures` (from 0) is set flush right. */
    rows: z.array(z.array(z.string())).min(1),
    figures: z.array(z.int()).optional(),
  }),
  z.strictObject({
    kind: z.literal('list'),
    items: z.array(prose).min(1),
    isOrdered: z.boolean().optional(),
  }),
  /** Set apart from the rest: a condition, a warning, a limit. `lead`: what of it is read first. */
  z.strictObject({ kind: z.literal('note'), lead: line.optional(), text: prose }),
])
export type MailBlock = z.output<typeof mailBlock>

const common = {
  subject: line,
  /** The line a mailbox shows after the subject. */
  preheader: line,
  blocks: z.array(mailBlock).min(1),
  /** Why this person gets it, as a whole sentence for the foot of the mail. */
  reason: line,
  /** Where answers go, when not to the sender. */
  replyTo: z.email().optional(),
  /** The same for all mails of one conversation, which mail programs then show together. */
  thread: z
    .string()
    .regex(/^[\w-]{1,80}$/)
    .optional(),
}

/** What mail can be about that nobody asked for; a person can turn each kind off. */
const mailTopic = z.enum(['deadlines', 'courseNews', 'offers', 'reports', 'live', 'season'])
type MailTopic = z.output<typeof mailTopic>

/**
 * Offers were agreed to at the checkout, reports and word of the next notices asked for, also by people without an account,
 * and mail about a live session was asked for with it: each mail's link ends them.
 */
export const offerTopics = ['offers', 'reports', 'live', 'season'] as const
export type OfferTopic = (typeof offerTopics)[number]

/** Chosen in the profile. */
export type ReminderTopic = Exclude<MailTopic, OfferTopic>

/** What the link at the foot of a mail can end; for deadlines it turns them off in the profile. */
export type StopTopic = OfferTopic | 'deadlines'

export const mailContent = z.discriminatedUnion('transactional', [
  z.strictObject({ ...common, transactional: z.literal(true) }),
  /** Without a purchase or request behind it: one press must end it (RFC 8058). */
  z.strictObject({
    ...common,
    transactional: z.literal(false),
    topic: mailTopic,
    unsubscribeUrl: webAddress,
    /** When there is no use in it any more; it then stays unsent. */
    notAfter: z.iso.datetime().optional(),
  }),
])
export type MailContent = z.output<typeof mailContent>
