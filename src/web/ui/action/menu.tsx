/** A button that opens a short list of actions and links. */
import { Menu as BaseMenu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

export type MenuEntry = { label: string; to: string } | { label: string; onSelect: () => void }

const entryStyle = 'flex min-h-11 cursor-pointer items-center px-4 py-2 text-ink data-highlighted:bg-tint'

export const Menu = ({
  trigger,
  label,
  entries,
}: {
  trigger: ReactNode
  label: string
  entries: readonly MenuEntry[]
}) => (
  <BaseMenu.Root modal={false}>
    <BaseMenu.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 py-1 font-bold text-action hover:bg-tint">
      <span className="sr-only">{label}: </span>
      {trigger}
      <ChevronDown aria-hidden="true" className="size-5" />
    </BaseMenu.Trigger>
    <BaseMenu.Portal>
      <BaseMenu.Positioner sideOffset={4} align="end" className="z-40">
        <BaseMenu.Popup className="min-w-48 rounded-md border border-control bg-surface py-1 shadow-lg">
          {entries.map((entry) =>
            'to' in entry ? (
              <BaseMenu.LinkItem
                key={entry.label}
                render={<Link to={entry.to} />}
                closeOnClick
                className={entryStyle}
              >
                {entry.label}
              </BaseMenu.LinkItem>
            ) : (
              <BaseMenu.Item key={entry.label} onClick={entry.onSelect} className={entryStyle}>
                {entry.label}
              </BaseMenu.Item>
            ),
          )}
        </BaseMenu.Popup>
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  </BaseMenu.Root>
)
