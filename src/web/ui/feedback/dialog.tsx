/** A question in the way: focus stays in it, Escape closes it, focus returns after. */
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import * as words from '#messages/ui/dialog.ts'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one first. */
  actions?: ReactNode
  /** Where the focus goes once it is closed; null: to what had it before. */
  focusAfter?: () => HTMLElement | null
}

export const Dialog = ({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  focusAfter,
}: DialogProps) => (
  <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-deep/60" />
      <BaseDialog.Popup
        {...(focusAfter && { finalFocus: focusAfter })}
        className="fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[90dvh] max-w-lg -translate-y-1/2 flex-col rounded-lg border border-control bg-surface text-ink"
      >
        <div className="overflow-y-auto p-4 sm:p-6">
          <div className="flex items-start justify-between gap-4">
            <BaseDialog.Title className="text-xl">{title}</BaseDialog.Title>
            <BaseDialog.Close
              aria-label={words.close()}
              className="-mt-1 -mr-2 grid size-10 shrink-0 place-items-center rounded text-soft hover:bg-tint"
            >
              <X aria-hidden="true" className="size-5" />
            </BaseDialog.Close>
          </div>
          {description && (
            <BaseDialog.Description className="mt-2 text-soft">{description}</BaseDialog.Description>
          )}
          {children && <div className="mt-4">{children}</div>}
        </div>
        {/* Always in view, however long the question is. */}
        {actions && (
          <div className="flex shrink-0 flex-wrap gap-2 border-t border-line p-4 sm:gap-3 sm:px-6">
            {actions}
          </div>
        )}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
)
