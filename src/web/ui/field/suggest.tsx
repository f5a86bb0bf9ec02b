/** A text field that offers fitting entries while one types; any other text stays possible. */
import { type FocusEvent, type FormEvent, useRef, useState } from 'react'
import * as words from '#messages/ui/suggest.ts'
import { controlStyle } from './control-style.ts'
import { Field, useFieldWiring } from './frame.tsx'
import type { TextFieldProps } from './text.tsx'
import { type Suggestion, useSuggestions } from './use-suggestions.ts'

type SuggestFieldProps<T extends Suggestion> = Omit<
  TextFieldProps,
  'unit' | 'type' | 'onKeyDown' | 'onInput'
> & {
  suggest: (text: string) => Promise<readonly T[]>
  /** Without it the text of the chosen entry is put into the field. */
  onPick?: (suggestion: T) => void
  /** What the text lacks before anything can be offered; '' when nothing. */
  missing: (text: string) => string
}

/** A long list scrolls with the arrow keys. */
const keepInSight = (option: HTMLElement | null) => {
  const list = option?.parentElement
  if (!option || !list) return
  const { offsetTop: top, offsetHeight: height } = option
  if (top < list.scrollTop) list.scrollTop = top
  else if (top + height > list.scrollTop + list.clientHeight)
    list.scrollTop = top + height - list.clientHeight
}

type OfferedProps = {
  readonly id: string
  readonly label: string
  readonly isActive: boolean
  readonly onPick: () => void
}

/** The input keeps the focus: keys are its own, and a press must not blur it before the click arrives. */
const Offered = ({ id, label, isActive, onPick }: OfferedProps) => (
  <button
    type="button"
    id={id}
    role="option"
    tabIndex={-1}
    ref={isActive ? keepInSight : null}
    aria-selected={isActive}
    className="flex min-h-11 w-full cursor-pointer text-left items-center px-4 py-2 hover:bg-tint aria-selected:bg-tint aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-action"
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPick}
  >
    {label}
  </button>
)

/** The pattern of ARIA's combobox with a list, made by hand: see docs/decisions/0026. */
export const SuggestField = <T extends Suggestion>(props: SuggestFieldProps<T>) => {
  const { label, help, error, optional, id, suggest, onPick, missing, onBlur, ref, ...input } = props
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  const field = useRef<HTMLInputElement | null>(null)
  const [lack, setLack] = useState('')
  const fillIn = ({ label: text }: T) => {
    if (field.current) field.current.value = text
  }
  const given = { field, suggest, onPick: onPick ?? fillIn }
  const { items, active, type, close, pick, onKeyDown } = useSuggestions(given)
  const lacks = error || items.length > 0 ? '' : lack
  const listId = `${wiring.id}-list`
  const optionId = (at: number) => `${wiring.id}-option-${at}`
  const take = (element: HTMLInputElement | null) => {
    field.current = element
    if (typeof ref === 'function') return ref(element)
    if (ref) ref.current = element
    return undefined
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // The list has room of its own: closed before the press is over, it would draw the button away from under it.
    if (event.relatedTarget instanceof HTMLInputElement) close()
    else document.addEventListener('click', close, { once: true })
    onBlur?.(event)
  }
  return (
    <Field fieldId={wiring.id} label={label} help={help} error={error} {...(optional && { optional })}>
      <div>
        <input
          {...input}
          {...wiring}
          ref={take}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          className={controlStyle}
          onInput={({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
            type(value)
            setLack(missing(value))
          }}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <div
          id={listId}
          role="listbox"
          aria-label={words.matches()}
          hidden={items.length === 0}
          className="relative mt-1 max-h-80 overflow-y-auto rounded-md border border-control bg-surface py-1 text-ink"
        >
          {items.map((item, at) => (
            <Offered
              key={item.label}
              id={optionId(at)}
              label={item.label}
              isActive={at === active}
              onPick={() => pick(item)}
            />
          ))}
        </div>
        {/* A fault at the field says it already. */}
        <p aria-live="polite" className={lacks ? 'mt-1 text-sm text-soft' : 'sr-only'}>
          {error
            ? ''
            : lacks || (items.length > 0 && words.foundChooseWithTheArrowKeys({ count: items.length }))}
        </p>
      </div>
    </Field>
  )
}
