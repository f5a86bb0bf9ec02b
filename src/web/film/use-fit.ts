/** Makes the words of a scene as much smaller as it needs for all of it to be seen, and no smaller than can be read. */
import { type RefObject, useLayoutEffect } from 'react'

/** Smaller words wrap differently, so that once is not always enough. */
const tries = 6

/** A line that is too long shrinks with its letters; a block, with their square. */
const overflowOf = (scene: HTMLElement): number => {
  const picture = scene.firstElementChild
  if (!picture) return 1
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = picture
  return Math.max(scrollHeight / Math.max(1, clientHeight), (scrollWidth / Math.max(1, clientWidth)) ** 2, 1)
}

const shrinkTo = (scene: HTMLElement): void => {
  let share = 1
  scene.style.setProperty('--fit', '1')
  for (let at = 0; at < tries; at += 1) {
    const overflow = overflowOf(scene)
    if (overflow <= 1.005) return
    share /= Math.sqrt(overflow) * 1.01
    scene.style.setProperty('--fit', share.toFixed(3))
  }
}

/** Parts on their way in stand lower than where they will be: the style sheet puts them there while this is measured. */
const shrink = (scene: HTMLElement): void => {
  scene.dataset.measured = ''
  shrinkTo(scene)
  delete scene.dataset.measured
}

export const useFit = (scene: RefObject<HTMLElement | null>, id: string | undefined): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another scene is another picture to be fitted.
  useLayoutEffect(() => {
    const element = scene.current
    if (!element || !('ResizeObserver' in globalThis)) return
    shrink(element)
    const observer = new ResizeObserver(() => shrink(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [scene, id])
}
