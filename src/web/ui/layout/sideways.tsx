/** What is wider than its place and scrolls within itself, by keyboard too; says so only while something is out of sight. */
import { MoveHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Whether the content of the element is wider than what is seen of it, also after the window or a fold changed. */
const useIsCut = () => {
  const place = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    const { current } = place
    if (current === null || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => setCut(current.scrollWidth > current.clientWidth + 1))
    watch.observe(current)
    for (const child of current.children) watch.observe(child)
    return () => watch.disconnect()
  }, [])
  return { place, isCut }
}

type SidewaysProps = {
  /** Id of what names it. */
  labelledBy: string
  /** What there is to see by sliding. */
  hint: string
  className?: string
  children: ReactNode
}

export const Sideways = ({ labelledBy, hint, className = '', children }: SidewaysProps) => {
  const { place, isCut } = useIsCut()
  return (
    <>
      {isCut && (
        <p className="flex items-center gap-2 text-sm text-soft print:hidden">
          <MoveHorizontal aria-hidden="true" className="size-5 shrink-0" />
          {hint}
        </p>
      )}
      <section
        ref={place}
        className={`relative overflow-x-auto print:overflow-visible ${className}`}
        aria-labelledby={labelledBy}
        // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways
        tabIndex={0}
      >
        {children}
      </section>
    </>
  )
}
