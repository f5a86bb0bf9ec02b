/** The report's own layout in gray while it is being worked out. */

import * as words from '#messages/report/preparing-report.ts'
import { Skeleton, SkeletonBlock, SkeletonCard, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

export const PreparingReport = ({ message }: { message: string }) => (
  <div className="stack gap-6">
    <h1>{words.yourSavingsReport()}</h1>
    <p className="text-soft">{message}</p>
    <Skeleton message={message}>
      <div className="stack gap-8">
        <SkeletonBlock size="h-36 w-full" />
        <div className="measure">
          <SkeletonText lines={5} />
        </div>
        <SkeletonCard size="h-64" />
        <SkeletonText lines={4} />
      </div>
    </Skeleton>
  </div>
)
