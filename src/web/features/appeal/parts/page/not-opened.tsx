/** What is in the place of a case or a document that did not open: why, and the way on. */
import type { ReactNode } from 'react'
import * as words from '#messages/appeal/not-opened.ts'
import { ApiFailure } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'

type NotOpenedProps = {
  what: 'case' | 'document'
  error: Error
  /** Said when there is none. */
  gone: string
  /** Said when it is there and did not load. */
  safe: string
  onRetry: () => void
  /** The way on when there is none. */
  children?: ReactNode
}

export const NotOpened = ({ what, error, gone, safe, onRetry, children }: NotOpenedProps) => {
  const isNone = error instanceof ApiFailure && ['not_found', 'invalid_request'].includes(error.code)
  return (
    <div className="stack items-start gap-4">
      <Banner
        tone="error"
        title={isNone ? words.weCouldntFindThat({ what }) : words.yourDidNotLoad({ what })}
      >
        {isNone ? gone : failureMessage(error, words.pleaseTryAgain({ reassurance: safe }))}
      </Banner>
      {isNone ? children : <Button onClick={onRetry}>{words.tryAgain()}</Button>}
    </div>
  )
}
