/** The jobs and schedules of purchases. */
import { defineSchedule } from '#server/jobs/schedule.ts'
import { collectEvents } from './collect-events.ts'
import { expireRivals } from './expire-rivals.ts'
import { followRefundJob } from './follow-refund.ts'
import { reconcileCheckouts, settleCheckout, workStripeEvent } from './jobs.ts'
import { settleRefundJob } from './refund.ts'

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
