/** Every job and schedule of the product, in one list for the worker. */
import type { Context } from '#server/context.ts'
import { wordAnswer } from '#server/features/ask/jobs.ts'
import { writeDocument } from '#server/features/drafting/jobs.ts'
import { suggestWording } from '#server/features/drafting/section/suggest-wording.ts'
import { filmJobs, filmSchedules, lookForFilms } from '#server/features/film/jobs.ts'
import { liveSessionJobs, liveSessionSchedules } from '#server/features/live-session/work.ts'
import { sendMail } from '#server/features/mail/jobs.ts'
import { writePacketFile } from '#server/features/packet/jobs.ts'
import { purchaseJobs, purchaseSchedules } from '#server/features/purchase/work.ts'
import { reminderJobs, reminderSchedules } from '#server/features/reminder/work.ts'
import { reportJobs, reportSchedules } from '#server/features/report/again/look-again.ts'
import { deleteOldRows, retentionSchedules } from '#server/features/retention/work.ts'
import { refreshSearchPlaces, searchSchedules } from '#server/features/search/jobs.ts'
import { seasonReminderJobs, seasonReminderSchedules } from '#server/features/season-reminder/work.ts'
import { supportJobs, supportSchedules } from '#server/features/support/work.ts'
import { removeFiles, uploadSchedules } from '#server/features/upload/jobs.ts'
import { valuationJobs, valuationSchedules } from '#server/features/valuation/jobs.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { speechSettingsOf } from '#server/speech-settings.ts'

const jobs = [
  sendMail,
  ...purchaseJobs,
  ...reportJobs,
  ...valuationJobs,
  ...reminderJobs,
  ...liveSessionJobs,
  ...seasonReminderJobs,
  ...filmJobs,
  ...supportJobs,
  writeDocument,
  suggestWording,
  writePacketFile,
  wordAnswer,
  removeFiles,
  refreshSearchPlaces,
  deleteOldRows,
]

export const startWork = async (ctx: Context): Promise<Worker> => {
  const worker = await startWorker<Context>(
    ctx.queue,
    {
      jobs,
      schedules: [
        ...purchaseSchedules,
        ...uploadSchedules,
        ...reportSchedules,
        ...valuationSchedules,
        ...searchSchedules,
        ...reminderSchedules,
        ...liveSessionSchedules,
        ...seasonReminderSchedules,
        ...filmSchedules,
        ...supportSchedules,
        ...retentionSchedules,
      ],
      log: ctx.log,
    },
    ctx,
  )
  if (speechSettingsOf(ctx.env).voice !== null) await lookForFilms(ctx)
  return worker
}
