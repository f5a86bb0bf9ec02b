/** One titled part of the profile, its title beside it where there is room, and its three ways to be while its data is not there. */
import { type ReactNode, useId } from 'react'
import * as words from '#messages/profile/profile-section.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

export const ProfileSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-5 border-t border-line pt-6 sm:pt-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:gap-x-12"
    >
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      <div className="stack min-w-0 max-w-2xl gap-5">{children}</div>
    </section>
  )
}

/** Of several forms on one page, only what was changed asks to be saved. */
export const saveStyle = (isDirty: boolean) => (isDirty ? 'primary' : 'secondary')

type NotLoadedProps = { what: string; query: { error: Error | null; refetch: () => Promise<unknown> } }

/** `what` as in 'your purchases'. */
export const NotLoaded = ({ what, query: { error, refetch } }: NotLoadedProps) => {
  if (error === null) {
    return (
      <Skeleton message={words.loading({ what })}>
        <SkeletonText lines={3} />
      </Skeleton>
    )
  }
  return (
    <div className="stack items-start gap-4">
      <Banner tone="error" title={words.weCouldntLoad({ what })}>
        {failureMessage(error, words.pleaseTryAgain())}
      </Banner>
      <Button variant="secondary" onClick={() => void refetch()}>
        {words.tryAgain()}
      </Button>
    </div>
  )
}
