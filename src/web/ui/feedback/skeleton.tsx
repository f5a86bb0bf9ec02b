/** Gray shapes in the layout of what is being loaded, with one message for screen readers. */
import type { ReactNode } from 'react'

export const SkeletonBlock = ({ size = 'h-6 w-full' }: { size?: string }) => (
  <div className={`rounded bg-line/60 motion-safe:animate-pulse ${size}`} />
)

type SkeletonProps = {
  message: string
  /** What comes is longer than a screen: what is under it stays out of sight, and so is not seen to jump. */
  fillsScreen?: boolean
  children: ReactNode
}

export const Skeleton = ({ message, fillsScreen = false, children }: SkeletonProps) => (
  <div role="status" className={fillsScreen ? 'min-h-svh' : undefined}>
    <span className="sr-only">{message}</span>
    <div aria-hidden="true">{children}</div>
  </div>
)

/** A card that is on its way: its edge, a large figure, the words under it. */
export const SkeletonCard = ({ size }: { size: string }) => (
  <div
    className={`grid content-start gap-4 overflow-hidden rounded-lg border border-line bg-surface p-5 ${size}`}
  >
    <SkeletonBlock size="h-5 w-1/3" />
    <SkeletonBlock size="h-12 w-1/2" />
    <SkeletonText />
  </div>
)

export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div className="stack gap-3">
    {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line, at) => (
      <SkeletonBlock key={line} size={at === lines - 1 ? 'h-5 w-2/3' : 'h-5 w-full'} />
    ))}
  </div>
)
