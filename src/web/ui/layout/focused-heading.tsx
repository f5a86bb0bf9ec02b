/** The heading of a view that replaces another without a new address: it takes the focus when it appears. */
import { type ReactNode, useEffect, useRef } from 'react'

type FocusedHeadingProps = {
  level: 1 | 2
  /** False for the view that the page starts with: a fresh page keeps the browser's own focus. */
  takesFocus?: boolean
  children: ReactNode
}

export const FocusedHeading = ({ level, takesFocus = true, children }: FocusedHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // Without this a keyboard or screen reader would stay on a button that is gone.
  useEffect(() => {
    if (!takesFocus) return
    // The page of such a view begins at its top, wherever the one before it was left.
    if (level === 1) document.scrollingElement?.scrollTo?.({ top: 0, behavior: 'instant' })
    heading.current?.focus({ preventScroll: level === 1 })
  }, [takesFocus, level])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading ref={heading} tabIndex={-1} className={`outline-none ${level === 2 ? 'text-xl' : ''}`}>
      {children}
    </Heading>
  )
}
