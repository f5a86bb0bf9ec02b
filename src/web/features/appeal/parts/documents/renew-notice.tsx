/** Says what no longer agrees with the case, and offers to have it written again. */
import type { ReactNode } from 'react'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

type RenewNoticeProps = {
  title: string
  children: ReactNode
  renewal: { readonly error: unknown; readonly isPending: boolean }
  failureTitle: string
  label: string
  /** Why nothing can be renewed; null where it can. */
  lockedReason: string | null
  onRenew: () => void
  /** What stays as it is. */
  foot: string
}

export const RenewNotice = ({ title, children, renewal, onRenew, ...words }: RenewNoticeProps) => (
  <Notice tone="deadline" title={title}>
    <div className="stack gap-3">
      {children}
      {renewal.error != null && (
        <Banner tone="error" title={words.failureTitle}>
          {failureMessage(renewal.error, 'Please try again.')}
        </Banner>
      )}
      <div>
        <Button
          variant="secondary"
          busy={renewal.isPending}
          disabled={words.lockedReason !== null}
          disabledReason={words.lockedReason ?? ''}
          onClick={onRenew}
        >
          {words.label}
        </Button>
      </div>
      <p className="text-sm text-soft">{words.foot}</p>
    </div>
  </Notice>
)
