/** The banner of a call that failed: what it was, and the server's own sentence where it is fit to show. */

import * as words from '#messages/call/failure.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { failureMessage } from './failure-message.ts'

type FailureProps = {
  /** Nothing is shown while nothing has failed. */
  of: unknown
  title?: string
  otherwise?: string
}

export const Failure = ({ of, title, otherwise = words.pleaseTryAgain() }: FailureProps) =>
  of ? (
    <Banner tone="error" {...(title !== undefined && { title })}>
      {failureMessage(of, otherwise)}
    </Banner>
  ) : null
