/** Where the notes are: beside the lesson where there is room, else a sheet that a button after the lesson opens. */
import { NotebookPen } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import * as words from '#messages/notes/notes-sheet.ts'
import { Button } from '#web/ui/action/button.tsx'

const sheet =
  'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[80dvh] max-lg:overflow-y-auto max-lg:rounded-t-lg max-lg:border-t max-lg:border-control max-lg:bg-paper max-lg:p-4 max-lg:shadow-lg'

type NotesSheetProps = {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  count: number
  /** Something else is at the edge of the window now. */
  hidesButton: boolean
  children: ReactNode
}

/** The focus goes into the sheet, and back to the button. */
const useSheetFocus = (isOpen: boolean) => {
  const panel = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current !== isOpen) (isOpen ? panel : button).current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return { panel, button }
}

/** As high as the strip at the lower edge of the window in which the button stands. */
const stripHeight = 72

const watchPage = (changed: () => void) => {
  for (const type of ['scroll', 'resize']) addEventListener(type, changed, { passive: true })
  const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(changed) : null
  sizes?.observe(document.body)
  return () => {
    for (const type of ['scroll', 'resize']) removeEventListener(type, changed)
    sizes?.disconnect()
  }
}

/** Only while the page moves back up the button stands at the foot of the window, on a strip of its own: nothing lies over what is read. */
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
      // The tabs at the foot of a phone lie below the strip.
      const tabs = document.querySelector('[data-places]')?.getBoundingClientRect().height ?? 0
      const lower = innerHeight - tabs
      const isFilmBelow = film !== undefined && film.top < lower && film.bottom > lower - stripHeight
      return scrolled.current.isUp && !isFilmBelow
    },
    () => false,
  )
}

export const NotesSheet = ({ isOpen, onOpen, count, hidesButton, children }: NotesSheetProps) => {
  const id = useId()
  const { panel, button } = useSheetFocus(isOpen)
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
      {!isOpen && !hidesButton && (
        <div
          className={`no-print lg:hidden ${isFloating ? 'fixed inset-x-0 bottom-[calc(var(--tabs)-4px)] z-10 flex justify-end border-t border-line bg-surface px-4 pt-1 pb-2' : ''}`}
        >
          <Button
            ref={button}
            variant="secondary"
            size="sm"
            aria-expanded={false}
            aria-controls={id}
            onClick={() => onOpen(true)}
          >
            <NotebookPen aria-hidden="true" className="size-5" />
            {words.notes()}
            {count > 0 && ` (${count})`}
          </Button>
        </div>
      )}
    </>
  )
}
