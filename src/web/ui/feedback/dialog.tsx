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
}

export const Dialog = ({ open, onOpenChange, title, description, children, actions }: DialogProps) => (
  <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
    <BaseDialog.Portal>
      <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-deep/60" />
      <BaseDialog.Popup className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[90dvh] max-w-lg -translate-y-1/2 overflow-y-auto rounded-lg border border-control bg-surface p-6 text-ink">
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
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </BaseDialog.Popup>
    </BaseDialog.Portal>
  </BaseDialog.Root>
)
