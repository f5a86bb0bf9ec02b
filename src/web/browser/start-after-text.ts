/**
 * Stands in every written page. Its scripts wait until somebody uses it, so that who reads the first screen pays for no
 * script; what is pressed or typed before they answer counts.
 */
import { pageIsLive } from './live-page.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const own = document.currentScript as HTMLScriptElement
/** What is done again, in the names of the elements, once the page answers. */
let pressed: (() => void) | null = null

let isLoading = false

const load = () => {
  if (isLoading) return
  isLoading = true
  for (const href of (own.dataset.files ?? '').split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: own.dataset.page }),
  )
}

/** A browser says "moved" of a mouse that rests where the page appears, too. */
const onSign = (event: Event) => {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
    return
  load()
}

/** A link goes its way without scripts, and a button that sends a form is heard as the form being sent. */
const onClick = (event: MouseEvent) => {
  const button = (event.target as Element).closest<HTMLButtonElement>('button')
  load()
  if (button && (button.type !== 'submit' || !button.form)) pressed = () => button.click()
}

const onSubmit = (event: SubmitEvent) => {
  const { submitter } = event
  const form = event.target as HTMLFormElement
  load()
  event.preventDefault()
  event.stopImmediatePropagation()
  pressed = () => form.requestSubmit(submitter)
}

const say = (field: HTMLElement, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))

type TextEntry = HTMLInputElement | HTMLTextAreaElement

/** Taking the text out loses the place in it where somebody types, or what they are about to type over. */
const keepingItsCaret = (field: TextEntry, change: () => void) => {
  const { selectionStart, selectionEnd } = field
  // A field for an email says nothing of its caret, but what is selected in it can be read.
  const isAllSelected = getSelection()?.toString() === field.value
  change()
  if (field !== document.activeElement) return
  if (isAllSelected) field.select()
  else if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** React takes what it finds in a field for what it wrote there itself, so the text is taken out and put in again. */
const typeAgain = (field: TextEntry) => {
  const typed = field.value
  say(field, 'input')
  keepingItsCaret(field, () => {
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  })
  say(field, 'input')
}

const catchUp = () => {
  removeEventListener('click', onClick, true)
  removeEventListener('submit', onSubmit, true)
  if (document.activeElement?.matches('input, textarea'))
    document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const field of document.querySelectorAll<TextEntry>('input, textarea'))
    if (field.value !== field.defaultValue) typeAgain(field)
  pressed?.()
}

/** Somebody who was here before may be signed in, or have a report: their page is not the one that was written. */
const isKnown = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('justvalue.'))
  } catch {
    return false
  }
}

addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
addEventListener(pageIsLive, catchUp, { once: true })
// What an address adds behind its "?" is answered by the page alone: a payment that was cancelled, for one.
if (isKnown() || location.search !== '') load()
for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true })
