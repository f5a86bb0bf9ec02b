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
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <Heading ref={heading} tabIndex={-1} className="outline-none">
      {children}
    </Heading>
  )
}
