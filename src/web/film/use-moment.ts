/** The moment of a film as the page shows it: looked at before each frame, told only when something is to change. */
import { type RefObject, useEffect, useState } from 'react'

/** `momentAt` gives what is to be shown at a second; the page is drawn again only when it is not the same. */
export const useMoment = <Moment>(
  film: RefObject<(HTMLElement & { readonly currentTime: number; readonly paused: boolean }) | null>,
  first: number,
  momentAt: (seconds: number) => Moment,
  isSame: (one: Moment, other: Moment) => boolean,
): Moment => {
  const [moment, setMoment] = useState(() => momentAt(first))
  useEffect(() => {
    const media = film.current
    if (!media) return
    let frame = 0
    const look = () => {
      const next = momentAt(media.currentTime)
      setMoment((before) => (isSame(before, next) ? before : next))
    }
    const run = () => {
      cancelAnimationFrame(frame)
      look()
      if (!media.paused) frame = requestAnimationFrame(run)
    }
    const types = ['play', 'playing', 'pause', 'seeking', 'seeked', 'timeupdate', 'loadedmetadata', 'ended']
    for (const type of types) media.addEventListener(type, run)
    run()
    return () => {
      cancelAnimationFrame(frame)
      for (const type of types) media.removeEventListener(type, run)
    }
  }, [film, momentAt, isSame])
  return moment
}
