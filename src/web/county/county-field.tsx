/** The county picker, filled with the 67 counties. */
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import type { County } from '#contract/property/properties.ts'
import * as words from '#messages/county/county-field.ts'
import { ComboboxField, type ComboboxOption } from '#web/ui/field/combobox.tsx'
import { countiesQuery } from './counties.ts'

type CountyFieldProps = {
  id?: string
  help?: string
  error?: string | undefined
  /** The county's id; '' while none is chosen. */
  value: string
  onChange: (countyId: string) => void
  onBlur?: () => void
  inputRef?: Ref<HTMLInputElement>
}

const asOptions = (counties: readonly County[]): readonly ComboboxOption[] =>
  counties.map(({ id, name }) => ({ value: id, label: name }))

const none: readonly ComboboxOption[] = []

export const CountyField = ({ value, onChange, ...field }: CountyFieldProps) => {
  // The list keeps its identity from one render to the next: the picker takes a new one for a new choice, and
  // would put the chosen county back over what is being typed.
  const { data: options = none, isPending } = useQuery({ ...countiesQuery, select: asOptions })
  return (
    <ComboboxField
      {...field}
      label={words.county()}
      options={options}
      value={value === '' ? null : value}
      onValueChange={(chosen) => onChange(chosen ?? '')}
      emptyTexts={{
        noMatch: words.noCountiesFound(),
        noOptions: isPending ? words.loadingTheCounties() : words.noCountiesAvailable(),
      }}
    />
  )
}
