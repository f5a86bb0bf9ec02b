/** Where the notes are: beside the lesson where there is room, else a sheet over its lower part. */
import { NotebookPen } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import * as words from '#messages/notes/notes-sheet.ts'
import type { NotesSwitch } from '#web/notes/parts/notes-button.tsx'
import { Button } from '#web/ui/action/button.tsx'

const sheet =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[80dvh] max-lg:overflow-y-auto max-lg:rounded-t-lg max-lg:border-t max-lg:border-control max-lg:bg-paper max-lg:p-4 max-lg:shadow-lg'

type NotesSheetProps = NotesSwitch & {
  /** Something else is at the edge of the window now. */
  hidesButton: boolean
  children: ReactNode
}

/** The focus goes into the sheet, and back to the button that opened it; the round one was taken away meanwhile. */
const useSheetFocus = (isOpen: boolean) => {
  const panel = useRef<HTMLElement>(null)
  const wasOpen = useRef(isOpen)
  const cameFrom = useRef<Element | null>(null)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) {
      cameFrom.current = document.activeElement
      panel.current?.focus({ preventScroll: true })
      return
    }
    const way =
      cameFrom.current?.isConnected && cameFrom.current !== document.body
        ? cameFrom.current
        : (document.querySelector('[data-round-notes]') ?? document.querySelector('[data-notes-button]'))
    if (way instanceof HTMLElement) way.focus({ preventScroll: true })
  }, [isOpen])
  return panel
}

const watchPage = (changed: () => void) => {
  for (const type of ['scroll', 'resize']) addEventListener(type, changed, { passive: true })
  const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(changed) : null
  sizes?.observe(document.body)
  return () => {
    for (const type of ['scroll', 'resize']) removeEventListener(type, changed)
    sizes?.disconnect()
  }
}

/** Only while the page moves back up, far from the button above the lesson and off the film: nothing lies over what is read. */
const useIsFloating = (): boolean => {
  /** Where the page was at the last look, and whether it moved up since. */
  const scrolled = useRef({ from: 0, isUp: false })
  return useSyncExternalStore(
    watchPage,
    () => {
      const { from } = scrolled.current
      // A tremble of the finger is no change of direction.
      if (Math.abs(scrollY - from) >= 8) scrolled.current = { from: scrollY, isUp: scrollY < from }
      const film = document.querySelector('.film')?.getBoundingClientRect()
      const isFilmInView = film !== undefined && film.top < innerHeight && film.bottom > 0
      const above = document.querySelector('[data-notes-button]')?.getBoundingClientRect()
      return scrolled.current.isUp && !isFilmInView && (above?.bottom ?? 0) < 0
    },
    () => false,
  )
}

/** Round, in the corner that the thumb reaches. */
const RoundButton = ({ onOpen }: Pick<NotesSwitch, 'onOpen'>) => (
  <button
    type="button"
    data-round-notes
    aria-expanded={false}
    onClick={() => onOpen(true)}
    className="no-print fixed right-3 bottom-[calc(var(--tabs)+0.75rem)] z-10 grid size-12 place-items-center rounded-full border border-action bg-surface text-action shadow-lg lg:hidden"
  >
    <NotebookPen aria-hidden="true" className="size-6" />
    <span className="sr-only">{words.notes()}</span>
  </button>
)

export const NotesSheet = ({ isOpen, onOpen, hidesButton, children }: NotesSheetProps) => {
  const id = useId()
  const panel = useSheetFocus(isOpen)
  const isFloating = useIsFloating()
  // Keys of a question that stands over the sheet reach it too, though not from within it.
  const closeByKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Node && panel.current?.contains(target)) onOpen(false)
  }
  return (
    <>
      <aside
        id={id}
        ref={panel}
        tabIndex={-1}
        aria-label={words.yourNotes2()}
        data-notes
        onKeyDown={closeByKey}
        className={`no-print stack gap-4 outline-none ${isOpen ? sheet : 'max-lg:hidden'}`}
      >
        {isOpen && (
          <div className="-mb-2 flex justify-end lg:hidden">
            <Button variant="quiet" size="sm" onClick={() => onOpen(false)}>
              {words.close()} <span className="sr-only">{words.yourNotes()}</span>
            </Button>
          </div>
        )}
        {children}
      </aside>
      {isFloating && !isOpen && !hidesButton && <RoundButton onOpen={onOpen} />}
    </>
  )
}
