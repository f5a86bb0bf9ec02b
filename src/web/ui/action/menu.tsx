/** A button that opens a short list of links and actions; the browser closes it on Escape or a press beside it. */
import { ChevronDown } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-router'

export type MenuEntry = { label: string; to: string } | { label: string; onSelect: () => void }

const entryStyle =
  'flex min-h-11 w-full cursor-pointer items-center px-4 py-2 text-left text-ink no-underline hover:bg-tint'

/** A page that changes below the bar leaves the bar, and what hangs from it, where it was. */
const close = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

export const Menu = ({
  trigger,
  label,
  entries,
}: {
  trigger: ReactNode
  label: string
  entries: readonly MenuEntry[]
}) => {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="menu-button inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 py-1 font-bold text-action hover:bg-tint"
      >
        <span className="sr-only">{label}: </span>
        {trigger}
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
      <ul
        id={id}
        popover="auto"
        aria-label={label}
        className="menu min-w-48 rounded-md border border-control bg-surface py-1 shadow-lg"
      >
        {entries.map((entry) => (
          <li key={entry.label}>
            {'to' in entry ? (
              <Link to={entry.to} onClick={close} className={entryStyle}>
                {entry.label}
              </Link>
            ) : (
              <button type="button" onClick={entry.onSelect} className={entryStyle}>
                {entry.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
