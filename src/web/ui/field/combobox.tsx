/** A list to search in by typing: opens, closes, clears and is worked by keyboard. */
import { Combobox } from '@base-ui/react/combobox'
import { Check, ChevronDown, X } from 'lucide-react'
import { type Ref, useState } from 'react'
import * as words from '#messages/ui/combobox.ts'
import { controlStyle } from './control-style.ts'
import { Field, type FieldText, useFieldWiring } from './frame.tsx'

export type ComboboxOption = { value: string; label: string }

type ComboboxFieldProps = FieldText & {
  options: readonly ComboboxOption[]
  /** The chosen option's value, or null. */
  value: string | null
  onValueChange: (value: string | null) => void
  /** Said when the search finds nothing, and when there is nothing to search. */
  emptyTexts: { noMatch: string; noOptions: string }
  placeholder?: string
  name?: string
  disabled?: boolean
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

/** Without regard to case and the spaces around; undefined when no option has this very name. */
const optionNamed = (options: readonly ComboboxOption[], text: string) =>
  options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase())

/** The text in the input follows the choice, and is otherwise the person's own: a list that comes late leaves it. */
const useText = (chosenLabel: string) => {
  const [text, setText] = useState(chosenLabel)
  const [followed, setFollowed] = useState(chosenLabel)
  if (followed !== chosenLabel) {
    setFollowed(chosenLabel)
    setText(chosenLabel)
  }
  return [text, setText] as const
}

const iconButton = 'grid size-10 place-items-center rounded text-soft hover:bg-tint hover:text-ink'

const OptionList = () => (
  <Combobox.List className="max-h-80 overflow-y-auto py-1 data-empty:p-0">
    {(option: ComboboxOption) => (
      <Combobox.Item
        key={option.value}
        value={option}
        className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2 data-highlighted:bg-tint data-selected:font-bold"
      >
        <span className="grow">{option.label}</span>
        <Combobox.ItemIndicator>
          <Check aria-hidden="true" className="size-5 text-action" />
        </Combobox.ItemIndicator>
      </Combobox.Item>
    )}
  </Combobox.List>
)

export const ComboboxField = (props: ComboboxFieldProps) => {
  const { label, help, error, optional, id, options, value, onValueChange, emptyTexts } = props
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  const selected = options.find((option) => option.value === value) ?? null
  const chosenLabel = selected?.label ?? ''
  const [text, setText] = useText(chosenLabel)
  const [open, setOpen] = useState(false)
  /** Whoever types a whole name and goes on has chosen; any other text would look like a choice and be none. */
  const settle = () => {
    const named = optionNamed(options, text)
    if (named && named.value !== value) onValueChange(named.value)
    if (!open) setText(named?.label ?? chosenLabel)
    props.onBlur?.()
  }
  return (
    <Field fieldId={wiring.id} label={label} help={help} error={error} {...(optional && { optional })}>
      <Combobox.Root
        items={options}
        value={selected}
        onValueChange={(option) => onValueChange(option?.value ?? null)}
        inputValue={text}
        onInputValueChange={setText}
        open={open}
        onOpenChange={setOpen}
        isItemEqualToValue={(a, b) => a.value === b.value}
        autoHighlight
        disabled={props.disabled ?? false}
        {...(props.name && { name: props.name })}
      >
        <Combobox.InputGroup className="relative">
          <Combobox.Input
            {...wiring}
            ref={props.inputRef}
            onBlur={settle}
            placeholder={props.placeholder}
            className={`${controlStyle} pr-24`}
          />
          <div className="absolute inset-y-1 right-1 flex items-center">
            <Combobox.Clear className={iconButton} aria-label={words.clear({ label: label.toLowerCase() })}>
              <X aria-hidden="true" className="size-5" />
            </Combobox.Clear>
            <Combobox.Trigger
              className={iconButton}
              aria-label={words.showTheList({ label: label.toLowerCase() })}
            >
              <ChevronDown aria-hidden="true" className="size-5" />
            </Combobox.Trigger>
          </div>
        </Combobox.InputGroup>
        <Combobox.Portal>
          <Combobox.Positioner sideOffset={4} className="z-40">
            <Combobox.Popup className="w-(--anchor-width) rounded-md border border-control bg-surface text-ink shadow-lg">
              <Combobox.Empty>
                <p className="p-4 text-soft">
                  {options.length > 0 ? emptyTexts.noMatch : emptyTexts.noOptions}
                </p>
              </Combobox.Empty>
              <OptionList />
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </Field>
  )
}
