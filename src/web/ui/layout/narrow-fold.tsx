/** The long part of a section: folded on a narrow screen until it is wanted, open beside the rest on a wide one, unless little of it is needed yet, and on paper. */
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { FoldSummary } from './disclosure.tsx'
import { useNarrow } from './use-narrow.ts'

/** Opened, too, by every way to the section that it belongs to. */
export const useFold = (sectionId: string, startsOpen: boolean) => {
  const location = useLocation()
  const [seen, setSeen] = useState<unknown>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  if (seen !== location) {
    setSeen(location)
    if (location.hash === `#${sectionId}`) setOpen(true)
  }
  return { isOpen, setOpen }
}

/** Of a page that was written at build, until its scripts answer: it does not know how wide the window is. */
const useWritten = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  )

/** As high as it will be once the scripts answer, where they will. */
const foldedUntilThen = 'not-print:max-lg:[@media(scripting:enabled)]:hidden'

/** For what was just made in it: opened, in sight, and with the focus. */
export type FoldHandle = { readonly show: () => void }

type NarrowFoldProps = {
  ref?: Ref<FoldHandle>
  /** Of the section whose anchor opens it. */
  of: string
  /** What is in it. */
  summary: string
  /** At first, on a narrow screen; from then on it is the reader's. */
  startsOpen?: boolean
  /** On a wide screen too. */
  isFolded?: boolean
  children: ReactNode
}

export const NarrowFold = (props: NarrowFoldProps) => {
  const { ref, of, summary, startsOpen = false, isFolded = false, children } = props
  const isNarrow = useNarrow('one_column') || isFolded
  const isWritten = useWritten()
  const { isOpen, setOpen } = useFold(of, startsOpen)
  const inside = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => ({
    show: () => {
      flushSync(() => setOpen(true))
      inside.current?.focus()
      inside.current?.scrollIntoView?.({ block: 'start' })
    },
  }))
  return (
    <details
      open={!isNarrow || isOpen}
      onToggle={({ currentTarget }) => isNarrow && setOpen(currentTarget.open)}
    >
      <FoldSummary className={isFolded ? 'w-fit' : 'lg:hidden print:hidden'}>{summary}</FoldSummary>
      <div
        ref={inside}
        tabIndex={-1}
        className={`stack gap-8 pt-4 outline-none ${isFolded ? '' : 'lg:p-0'} print:gap-5 print:p-0 ${isWritten ? foldedUntilThen : ''}`}
      >
        {children}
      </div>
    </details>
  )
}
