/** The county picker, filled with the 67 counties. */
import { useQuery } from '@tanstack/react-query'
import type { Ref } from 'react'
import { ComboboxField } from '#web/ui/combobox-field.tsx'
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

export const CountyField = ({ value, onChange, ...field }: CountyFieldProps) => {
  const { data = [] } = useQuery(countiesQuery)
  return (
    <ComboboxField
      {...field}
      label="County"
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value === '' ? null : value}
      onValueChange={(chosen) => onChange(chosen ?? '')}
      emptyTexts={{ noMatch: 'No counties found', noOptions: 'No counties available' }}
    />
  )
}
