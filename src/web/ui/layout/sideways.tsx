/** What is wider than its place and scrolls within itself, by keyboard too; says so only while something is out of sight. */
import { MoveHorizontal } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

/** Whether the content of the element is wider than what is seen of it, and on which side some of it is out of sight. */
const useIsCut = () => {
  const place = useRef<HTMLElement>(null)
  const [isCut, setCut] = useState(false)
  const [hasMore, setMore] = useState(false)
  const [isSlid, setSlid] = useState(false)
  const look = useCallback(() => {
    const { current } = place
    if (current === null) return
    setCut(current.scrollWidth > current.clientWidth + 1)
    setSlid(current.scrollLeft > 1)
    setMore(current.scrollWidth > current.clientWidth + current.scrollLeft + 1)
  }, [])
  useEffect(() => {
    const { current } = place
    if (current === null || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(look)
    watch.observe(current)
    for (const child of current.children) watch.observe(child)
    return () => watch.disconnect()
  }, [look])
  return { place, isCut, isSlid, hasMore, look }
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
  const { place, isCut, isSlid, hasMore, look } = useIsCut()
  return (
    <>
      {isCut && (
        <p className="flex items-center gap-2 text-sm text-soft print:hidden">
          <MoveHorizontal aria-hidden="true" className="size-5 shrink-0" />
          {hint}
        </p>
      )}
      <div className={`relative ${className}`}>
        <section
          ref={place}
          className="relative overflow-x-auto print:overflow-visible"
          data-slid={isSlid || undefined}
          aria-labelledby={labelledBy}
          onScroll={look}
          // A scrolling region must be reachable by keyboard (WCAG 2.1.1).
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls sideways
          tabIndex={0}
        >
          {children}
        </section>
        {/* A figure cut by the edge fades, so that nobody reads half of it for the whole. */}
        {hasMore && (
          <div
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-0 w-10 bg-linear-to-l from-(--ground,var(--color-paper)) from-20% to-transparent print:hidden"
          />
        )}
      </div>
    </>
  )
}
