/** The long part of a section: folded on a narrow screen until it is wanted, open beside the rest on a wide one and on paper. */
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

/** Where the page has one column; the same width as `lg`. */
const oneColumn = '(max-width: 63.99rem)'

const watchWidth = (onChange: () => void) => {
  const query = window.matchMedia?.(oneColumn)
  query?.addEventListener('change', onChange)
  return () => query?.removeEventListener('change', onChange)
}

const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watchWidth,
    () => window.matchMedia?.(oneColumn).matches ?? false,
    () => false,
  )

/** Opened, too, by every way to the section that it belongs to. */
const useFold = (sectionId: string) => {
  const location = useLocation()
  const [seen, setSeen] = useState<unknown>(null)
  const [isOpen, setOpen] = useState(false)
  if (seen !== location) {
    setSeen(location)
    if (location.hash === `#${sectionId}`) setOpen(true)
  }
  return { isOpen, setOpen }
}

type NarrowFoldProps = {
  /** Of the section whose anchor opens it. */
  of: string
  /** What is in it. */
  summary: string
  children: ReactNode
}

export const NarrowFold = ({ of, summary, children }: NarrowFoldProps) => {
  const isNarrow = useIsNarrow()
  const { isOpen, setOpen } = useFold(of)
  return (
    <details
      open={!isNarrow || isOpen}
      onToggle={({ currentTarget }) => isNarrow && setOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 font-bold text-action underline underline-offset-4 lg:hidden print:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform group-open:rotate-90"
        />
        {summary}
      </summary>
      <div className="stack gap-8 pt-4 lg:p-0 print:gap-5 print:p-0">{children}</div>
    </details>
  )
}
