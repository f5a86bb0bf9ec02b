/** The jobs and schedules of purchases. */
import { defineSchedule } from '#server/jobs/schedule.ts'
import { expireRivals } from './checkout/expire-rivals.ts'
import { collectEvents } from './event/collect.ts'
import { reconcileCheckouts, settleCheckout, workStripeEvent } from './jobs.ts'
import { followRefundJob } from './refund/follow.ts'
import { settleRefundJob } from './refund/refund.ts'

export const purchaseJobs = [
  workStripeEvent,
  settleCheckout,
  reconcileCheckouts,
  collectEvents,
  expireRivals,
  settleRefundJob,
  followRefundJob,
]

export const purchaseSchedules = [
  defineSchedule(reconcileCheckouts, '*/5 * * * *', {}),
  defineSchedule(collectEvents, '17 * * * *', {}),
]
