/** One titled part of the profile, and its three ways to be while its data is not there. */
import { type ReactNode, useId } from 'react'
import * as words from '#messages/profile/profile-section.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'

export const ProfileSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="stack gap-5">
      <h2 id={titleId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

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
