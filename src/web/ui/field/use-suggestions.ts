/** Owns a list of suggestions under a text input: asked for after a pause, walked by keyboard, gone when left. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

export type Suggestion = { readonly label: string }

const pauseMilliseconds = 200
const shortestText = 3

type Options<T extends Suggestion> = {
  field: RefObject<HTMLInputElement | null>
  /** Never fails: whoever has no suggestions gives none. */
  suggest: (text: string) => Promise<readonly T[]>
  onPick: (suggestion: T) => void
}

export const useSuggestions = <T extends Suggestion>({ field, suggest, onPick }: Options<T>) => {
  const [items, setItems] = useState<readonly T[]>([])
  const [active, setActive] = useState(-1)
  /** Counts what was typed and left: an answer to an earlier question is no longer wanted. */
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A field that has gone asks nothing more.
  useEffect(() => () => clearTimeout(timer.current), [])

  const close = () => {
    clearTimeout(timer.current)
    asked.current += 1
    setItems([])
    setActive(-1)
  }
  // However the form was sent, what comes of it is not covered by a list that comes late.
  useEffect(() => {
    const form = field.current?.form
    form?.addEventListener('submit', close)
    return () => form?.removeEventListener('submit', close)
  })
  const ask = async (text: string, question: number) => {
    const found = await suggest(text)
    if (asked.current !== question) return
    setItems(found)
    setActive(-1)
  }
  const type = (text: string) => {
    clearTimeout(timer.current)
    asked.current += 1
    const question = asked.current
    if (text.trim().length < shortestText) return close()
    timer.current = setTimeout(() => void ask(text, question), pauseMilliseconds)
  }
  const pick = (suggestion: T) => {
    close()
    onPick(suggestion)
  }
  /** One place lies before the first and after the last: the input itself. */
  const move = (step: 1 | -1) =>
    setActive((at) => ((at + 1 + step + items.length + 1) % (items.length + 1)) - 1)

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = items[active]
    // Sent as it stands: a list that comes late would cover what is said of it.
    if (event.key === 'Enter' && !chosen) close()
    if (items.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) pick(chosen)
    else return
    event.preventDefault()
  }
  return { items, active, type, close, pick, onKeyDown }
}
