/** The module page in gray while it is really loading. */

import * as words from '#messages/course/module-skeleton.ts'
import { Skeleton, SkeletonBlock, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

export const ModuleSkeleton = () => (
  <Skeleton message={words.loadingTheModule()} fillsScreen>
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-8 xl:grid-cols-[19rem_minmax(0,1fr)] xl:gap-10">
      <div className="stack gap-5">
        <SkeletonBlock size="h-8 w-4/5" />
        <SkeletonBlock size="h-3 w-full" />
        <SkeletonBlock size="h-16 w-full" />
        <SkeletonBlock size="h-16 w-full" />
        <SkeletonBlock size="h-16 w-full" />
      </div>
      <div className="stack gap-8">
        <SkeletonBlock size="h-52 w-full" />
        <SkeletonBlock size="h-10 w-2/3" />
        <SkeletonText lines={8} />
      </div>
    </div>
  </Skeleton>
)
