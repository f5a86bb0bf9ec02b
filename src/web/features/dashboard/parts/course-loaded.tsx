/** The course as the server and this browser know it, for whatever shows it; its layout in gray until then. */
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as words from '#messages/dashboard/course-loaded.ts'
import { Failure } from '#web/call/failure.tsx'
import { dashboardQuery } from '#web/features/dashboard/data.ts'
import { withWaitingMarks } from '#web/features/dashboard/waiting-marks.ts'
import { useWaitingOf } from '#web/offline/waiting-completions.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

export type CourseShown = ReturnType<typeof withWaitingMarks>

export const CourseLoaded = ({ children }: { children: (shown: CourseShown) => ReactNode }) => {
  const { data, error, refetch, isFetching } = useQuery(dashboardQuery)
  const waiting = useWaitingOf(useUser().id)
  if (data) return children(withWaitingMarks(data, waiting))
  if (error && !isFetching) {
    return (
      <div className="stack items-start gap-4">
        <Failure
          title={words.yourProgressDidntLoad()}
          of={error}
          otherwise={words.everythingYouCompletedIsSaved()}
        />
        <Button onClick={() => void refetch()}>{words.tryAgain()}</Button>
      </div>
    )
  }
  return <DashboardSkeleton />
}
