/** The four figures of the course so far. */

import type { getProgress } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import * as words from '#messages/dashboard/progress-summary.ts'
import { timeInvested } from '#web/features/dashboard/time-invested.ts'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end sm:flex-row sm:justify-start sm:items-baseline sm:gap-2">
    <dt className="text-xs text-soft sm:text-sm">{name}</dt>
    <dd className="tabular font-bold">{value}</dd>
  </div>
)

type ProgressSummaryProps = {
  progress: OutputOf<typeof getProgress>
  /** So many of the lessons counted here are marked in this browser alone. */
  unsent: number
}

export const ProgressSummary = ({ progress, unsent }: ProgressSummaryProps) => (
  <section aria-labelledby="progress-title" className="stack gap-2">
    <h2 id="progress-title" className="text-xl">
      {words.yourProgress()}
    </h2>
    <div className="stack gap-2">
      <ProgressBar label={words.overallProgress()} percent={progress.overallPercent} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-2 gap-y-1 sm:flex sm:flex-wrap sm:gap-x-6">
        <Figure name="Modules completed" value={String(progress.modulesCompleted)} />
        <Figure name="Time invested" value={timeInvested(progress.minutesInvested)} />
        <Figure name="Total modules" value={String(progress.modulesTotal)} />
      </dl>
    </div>
    {unsent > 0 && (
      <p className="text-sm text-soft">{words.unsentSavedInThisBrowserUnsent({ count: unsent })}</p>
    )}
  </section>
)
