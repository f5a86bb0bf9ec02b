/** The text of a lesson, opened where its reader stopped. */
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { CourseModule } from '#contract/course/courses.ts'
import * as words from '#messages/course/kept-text.ts'
import { requestedSecond } from '#web/features/course/film/requested-second.ts'
import { blocksOf } from '#web/features/course/text/blocks.ts'
import { foldParts, openFoldOf } from '#web/features/course/text/folded-parts.ts'
import { watchReading } from '#web/features/course/text/reading-place.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Prose } from '#web/ui/layout/prose.tsx'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'

type KeptTextProps = {
  html: string
  section: CourseModule['sections'][number]
  /** Filled with the element that holds the text. */
  text: RefObject<HTMLDivElement | null>
  onPlace: (block: number) => void
}

/** The text comes after the page, too late for the browser to find the place its address names. */
const partNamed = (hash: string): Element | null =>
  hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))

const goToTop = () => {
  window.scrollTo({ top: 0, behavior: 'instant' })
  document.querySelector('h1')?.focus({ preventScroll: true })
}

const ResumedNote = ({ onClose }: { onClose: () => void }) => {
  const restart = () => {
    onClose()
    goToTop()
  }
  return (
    <div
      role="status"
      className="no-print sticky top-2 z-10 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-control bg-surface p-3 text-sm shadow-lg"
    >
      <p className="grow">{words.weSavedYourPlace()}</p>
      <Button variant="secondary" size="sm" onClick={restart}>
        {words.startAtTheTop()}
      </Button>
      <Button variant="quiet" size="sm" onClick={onClose}>
        {words.close()}
      </Button>
    </div>
  )
}

/** Wants a key: another lesson is another text. */
export const KeptText = ({ html, section, text, onPlace }: KeptTextProps) => {
  // A lesson that is done is opened to look something up, so it begins at its top; so does one whose address names a
  // place in the text or in the film.
  const { hash, search } = window.location
  const isNamed = hash !== '' || requestedSecond(new URLSearchParams(search)) !== null
  const [startsAt] = useState(section.completed || isNamed ? 0 : section.position.block)
  const isNarrow = useNarrow()
  const shown = useMemo(
    () => (isNarrow ? foldParts(html, section.parts) : html),
    [isNarrow, html, section.parts],
  )
  const [noted, setNoted] = useState(startsAt > 0)
  useEffect(() => {
    const goal = startsAt > 0 ? blocksOf(text.current)[startsAt] : partNamed(window.location.hash)
    openFoldOf(goal)
    goal?.scrollIntoView({ behavior: 'instant' })
    const openNamed = () => openFoldOf(partNamed(window.location.hash))
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [startsAt, text])
  // Scrolling is the browser's own affair, which React does not see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other blocks
  useEffect(() => watchReading(blocksOf(text.current), startsAt, onPlace), [startsAt, text, onPlace, shown])
  return (
    <div>
      {noted && <ResumedNote onClose={() => setNoted(false)} />}
      <div ref={text} className="lesson-text">
        <Prose html={shown} />
      </div>
    </div>
  )
}
