/** Street, city, ZIP and county, with what the server makes of them while they are typed. */
import { useEffect } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { CountyField } from '#web/county-field.tsx'
import { useAddressHint } from '#web/features/account-setup/address-hint.ts'
import type { PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** Fills the county in when the address tells it and the person has not chosen one. */
const useFoundCounty = (form: PropertyForm) => {
  const [addressLine1, city, zipCode] = useWatch({
    control: form.control,
    name: ['addressLine1', 'city', 'zipCode'],
  })
  const hint = useAddressHint({ addressLine1, city, zipCode })
  const county = hint?.county ?? null
  useEffect(() => {
    if (county === null || form.getValues('countyId') !== '') return
    form.setValue('countyId', county.id)
    form.clearErrors('countyId')
  }, [county, form])
  return hint
}

/** A doubt in the address takes the place of the tick: the check at the end would say the same. */
const HintBanner = ({ county, notes }: NonNullable<ReturnType<typeof useAddressHint>>) =>
  notes.length === 0 ? (
    <Banner tone="success">{`Address validated - ${county.name} County`}</Banner>
  ) : (
    <Banner tone="info" title={`In ${county.name} County; please check the address`}>
      {notes.join('. ')}
    </Banner>
  )

type AddressFieldsProps = { form: PropertyForm; onCountyChange: () => void }

export const AddressFields = ({ form, onCountyChange }: AddressFieldsProps) => {
  const { errors } = form.formState
  const hint = useFoundCounty(form)
  const field = (name: 'addressLine1' | 'addressLine2' | 'city' | 'zipCode') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  return (
    <>
      <TextField {...field('addressLine1')} label="Street address" autoComplete="address-line1" />
      <TextField {...field('addressLine2')} label="Apartment or unit" autoComplete="address-line2" optional />
      <TextField {...field('city')} label="City" autoComplete="address-level2" />
      <TextField {...field('zipCode')} label="ZIP code" autoComplete="postal-code" inputMode="numeric" />
      {hint && <HintBanner {...hint} />}
      <Controller
        control={form.control}
        name="countyId"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <CountyField
            help="Type a few letters to search."
            value={value}
            onChange={(countyId) => {
              onChange(countyId)
              form.clearErrors('countyId')
              onCountyChange()
            }}
            onBlur={onBlur}
            inputRef={ref}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  )
}
