/** Owns one example of every mail the app writes, for tests of how mails read and look. */
import type { OrderRow } from '#server/db/schema/purchases.ts'
import { accountDeletedMail } from '#server/features/account/emails/account-deleted-mail.ts'
import { passwordChangedMail } from '#server/features/account/emails/password-changed-mail.ts'
import { resetMail } from '#server/features/account/emails/reset-mail.ts'
import { verificationMail } from '#server/features/account/emails/verification-mail.ts'
import { cartMail } from '#server/features/purchase/emails/cart-mail.ts'
import { type DisputeTurn, disputeMail } from '#server/features/purchase/emails/dispute-mail.ts'
import { operatorNotice } from '#server/features/purchase/emails/operator-notice.ts'
import { paymentFailedMail } from '#server/features/purchase/emails/payment-failed-mail.ts'
import { receiptMail } from '#server/features/purchase/emails/receipt-mail.ts'
import { refundMail } from '#server/features/purchase/emails/refund-mail.ts'
import { reportMail } from '#server/features/report/emails/report-mail.ts'
import { confirmSeasonMail, seasonMail } from '#server/features/season-reminder/emails/season-mails.ts'
import { setupMail } from '#server/features/setup/emails/setup-mail.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import type { MailContent } from '#server/services/mail/content.ts'
import { deadlineMail } from './deadline-mail.ts'
import { envForTest } from './env-for-test.ts'
import { liveMails } from './live-mails.ts'
import { supportMails } from './support-mails.ts'

const env = envForTest({ PUBLIC_URL: 'https://justvalue.example', STAND_INS_OPEN_TO_ANYONE: 'true' })
const paidAt = new Date('2026-08-20T18:30:00Z')

const order: OrderRow = {
  id: '3f1e7c50-6f2f-4a52-9f3f-0d6d6c1a7b11',
  tier: 'standard',
  status: 'paid',
  userId: null,
  guestEmail: 'dana@example.com',
  buyerName: 'Dana Whitfield-Montgomery',
  source: 'checkout',
  failure: null,
  isUpgrade: false,
  amountCents: 19_700,
  taxCents: 0,
  currency: 'usd',
  livemode: false,
  stripeSessionId: 'cs_test_of_dana',
  stripePaymentIntentId: 'pi_of_dana',
  stripeCustomerId: null,
  invoiceUrl: 'https://pay.example/invoices/acct_1/in_1QX2/pdf?s=ap',
  browserKeyHash: null,
  createdAt: paidAt,
  paidAt,
}

const taxed: OrderRow = { ...order, amountCents: 21_079, taxCents: 1_379 }

/** While the last module is being written. */
const modules = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, ready: id < 7 }))

/** As long as real ones. */
const link = {
  token: 'Vq3kXo2m9sTz7cYb1LwQeR5uHnJ8dGfA0pKiM4xZ6yE',
  code: '7KQ2-M9XD-40TB',
  expiresAt: new Date('2026-08-27T18:30:00Z'),
}

const address = '120 South Monroe Street, Tallahassee, FL 32301'

const stopUrl = 'https://justvalue.example/stop-mail/Vq3kXo2m9sTz7cYb1LwQeR5uHnJ8dGfA0pKiM4xZ6yE'

const deleteUrl =
  'https://justvalue.example/report/Zk3vB9sQ1xT7mN4wR2yL0a#delete=Vq3kXo2m9sTz7cYb1LwQeR5uHnJ8dGfA0pKiM4xZ6yE'

const counties = loadCountyDirectory()
const reportOccasion = { isOwner: false, now: paidAt, unsubscribeUrl: stopUrl, deleteUrl }

const lead = {
  id: 'Zk3vB9sQ1xT7mN4wR2yL0a',
  email: 'dana@example.com',
  address,
  homeKey: 'home',
  addressKey: '120 s monroe st 32301',
  propertyType: 'Single Family Home' as const,
  requestYear: 2026,
  status: 'ready' as const,
  statusCode: 'from_roll' as const,
  statusAbout: {},
  parcel: null,
  parcelId: null,
  livesThere: null,
  countyId: null,
  candidates: [],
  trimNumbers: null,
  verdict: null,
  homeValue: null,
  restsOn: null,
  requestedAt: paidAt,
  preparedAt: paidAt,
  mailedAt: null,
  typedFrom: null,
  lookedAgainAt: null,
  toldAt: null,
}

const refunded = (reason: string | undefined, isWhole = true) =>
  refundMail(env, order, { amountCents: isWhole ? 19_700 : 5_000, taxCents: 0, reason, isWhole })

const disputed = (turn: DisputeTurn, of = order) =>
  disputeMail(env, of, { turn, disputedCents: of.amountCents, stays: of.isUpgrade ? 'standard' : null })

const notice = (title: string, text: string) => operatorNotice(env, { orderId: order.id, title, text })

/** Name → mail. */
export const everyMail: ReadonlyMap<string, MailContent> = new Map(
  Object.entries({
    ...liveMails(env, stopUrl),
    ...supportMails(env),
    'season, to confirm': confirmSeasonMail(env, 2027, link.token),
    season: seasonMail(env, 2027, stopUrl),
    'set-up': setupMail(env, { modules, order, link, hasAccount: false }),
    'set-up, with an account': setupMail(env, { modules, order, link, hasAccount: true }),
    'set-up, with an account that owns Standard': setupMail(env, {
      modules,
      order: { ...order, tier: 'ai_enhanced', amountCents: 25_000 },
      link,
      hasAccount: true,
      goesBack: { cents: 19_700, isWhole: false },
    }),
    'set-up, with an account that owns it': setupMail(env, {
      modules,
      order,
      link,
      hasAccount: true,
      goesBack: { cents: 19_700, isWhole: true },
    }),
    'set-up, given by the operator': setupMail(env, {
      modules,
      order: { ...order, source: 'operator', amountCents: 0, buyerName: null, invoiceUrl: null },
      link,
      hasAccount: false,
    }),
    'set-up, paid with a code': setupMail(env, {
      modules,
      order: { ...order, amountCents: 0, buyerName: null, tier: 'ai_enhanced' },
      link,
      hasAccount: false,
    }),
    'deadline reminder': deadlineMail(env, { address, stopUrl, token: link.token }),
    receipt: receiptMail(env, { modules, order }),
    'receipt of an upgrade': receiptMail(env, {
      modules,
      order: { ...order, tier: 'ai_enhanced', isUpgrade: true },
    }),
    'receipt of AI-Enhanced on top of Standard': receiptMail(env, {
      modules,
      order: { ...order, tier: 'ai_enhanced', amountCents: 25_000 },
      goesBack: { cents: 19_700, isWhole: false },
    }),
    'receipt with tax': receiptMail(env, { modules, order: taxed }),
    'set-up, with tax': setupMail(env, { modules, order: taxed, link, hasAccount: false }),
    'refund with tax': refundMail(env, taxed, {
      amountCents: 21_079,
      taxCents: 1_379,
      reason: 'guarantee',
      isWhole: true,
    }),
    'abandoned cart': cartMail(env, {
      order: { ...order, status: 'expired', paidAt: null },
      buyerName: 'Dana Whitfield',
      recoveryUrl: 'https://pay.example/c/recover/cs_test_of_dana',
      worksUntil: new Date('2026-09-19T18:30:00Z'),
      unsubscribeUrl: stopUrl,
      modules,
    }),
    'payment failed': paymentFailedMail(env, { ...order, buyerName: null }),
    'payment of an account failed': paymentFailedMail(env, { ...order, userId: order.id }),
    'refund asked for': refunded('guarantee'),
    'refund at the provider': refunded(undefined),
    'refund of an upgrade alone': refundMail(
      env,
      { ...order, tier: 'ai_enhanced', isUpgrade: true, amountCents: 5_300 },
      { amountCents: 5_300, taxCents: 0, reason: undefined, isWhole: true, stays: 'standard' },
    ),
    'refund of a part': refunded(undefined, false),
    'refund, owned already': refunded('already-owned'),
    'refund, Standard counted': refunded('course-counted', false),
    'refund, nothing to upgrade': refunded('no-course-to-upgrade'),
    'refund with its course': refunded('course-refunded'),
    'refund after a warning': refunded('fraud-warning'),
    'dispute of a guest': disputed('held'),
    'dispute of an upgrade': disputed('held', {
      ...order,
      userId: order.id,
      tier: 'ai_enhanced',
      isUpgrade: true,
    }),
    'dispute of a guest, won': disputed('restored'),
    'dispute, won': disputed('restored', { ...order, userId: order.id }),
    'dispute, lost': disputed('ended'),
    'refund, another purchase on hold': refunded('on-hold'),
    'dispute, to the operator': notice(
      'A payment is disputed',
      '$197.00, dispute dp_1QX2, reason “product_not_received”. The bank took the money back for now, and access is suspended.',
    ),
    'password reset': resetMail(env, 'Dana', link),
    'password changed': passwordChangedMail(env, 'Dana', paidAt),
    'account deleted': accountDeletedMail(env, 'Dana', true),
    'e-mail verification': verificationMail(env, 'Dana', link),
    report: reportMail({ env, counties }, lead, { ...reportOccasion, because: 'asked' }),
    'report, to an owner of the course': reportMail({ env, counties }, lead, {
      ...reportOccasion,
      because: 'asked',
      isOwner: true,
    }),
    'report, after a roll arrived': reportMail({ env, counties }, lead, {
      ...reportOccasion,
      because: 'roll_arrived',
    }),
  }),
)

export const frameOfMails = {
  brand: 'Just Value',
  operatorName: env.OPERATOR_NAME,
  postalAddress: env.OPERATOR_POSTAL_ADDRESS,
}
