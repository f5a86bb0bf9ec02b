/** Which block of a text is being read, and telling so whenever the reader has rested on another one. */

import type { CourseModule } from '#contract/course/courses.ts'
import { percentDone } from '#core/percent.ts'

/** Pixels below the top edge of the window: what ends above them has been read. */
const readingLine = 96

const restMilliseconds = 1500

/** `bottoms` are the lower edges of the blocks in the window, in order. */
export const blockAt = (bottoms: readonly number[]): number => {
  const at = bottoms.findIndex((bottom) => bottom > readingLine)
  return at >= 0 ? at : Math.max(0, bottoms.length - 1)
}

export const blockInView = (blocks: readonly Element[]): number =>
  blockAt(
    blocks.map((block) => (block.closest('details:not([open])') ?? block).getBoundingClientRect().bottom),
  )

/** How far into the text of a lesson its reader is; all of it once the lesson is done. */
export const readPercent = ({
  blocks,
  completed,
  position,
}: Pick<CourseModule['sections'][number], 'blocks' | 'completed' | 'position'>): number =>
  completed ? 100 : percentDone(position.block, Math.max(1, blocks - 1))

/** Gives a function that ends the watch, and tells of a place not told yet. */
export const watchReading = (
  blocks: readonly Element[],
  startsAt: number,
  tell: (block: number) => void,
): (() => void) => {
  let told = startsAt
  let seen = startsAt
  let timer: ReturnType<typeof setTimeout> | undefined
  const tellSeen = () => {
    clearTimeout(timer)
    if (seen === told) return
    told = seen
    tell(seen)
  }
  const onScroll = () => {
    seen = blockInView(blocks)
    clearTimeout(timer)
    timer = setTimeout(tellSeen, restMilliseconds)
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    tellSeen()
  }
}
