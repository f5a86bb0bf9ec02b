/** The dashboard's layout in gray while its data loads. */

import * as words from '#messages/dashboard/dashboard-skeleton.ts'
import { Skeleton, SkeletonBlock, SkeletonCard } from '#web/ui/feedback/skeleton.tsx'

const rows = ['one', 'two', 'three', 'four']

export const DashboardSkeleton = () => (
  <Skeleton message={words.loadingYourProgress()}>
    <div className="stack gap-8">
      <SkeletonCard size="h-32" />
      <div className="stack gap-4">
        <SkeletonBlock size="h-8 w-48" />
        <SkeletonBlock size="h-3 w-full" />
        <div className="grid gap-4 sm:grid-cols-3">
          <SkeletonBlock size="h-24 w-full" />
          <SkeletonBlock size="h-24 w-full" />
          <SkeletonBlock size="h-24 w-full" />
        </div>
      </div>
      <div className="stack gap-4">
        {rows.map((row) => (
          <SkeletonCard key={row} size="h-32" />
        ))}
      </div>
    </div>
  </Skeleton>
)
