/** Street, city, ZIP and county, with what the server makes of them while they are typed. */
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import type { County } from '#contract/property/properties.ts'
import { readStreetLine } from '#core/property/address-line.ts'
import * as words from '#messages/account-setup/address-fields.ts'
import { CountyField } from '#web/county/county-field.tsx'
import { type AddressHint, useAddressHint } from '#web/features/account-setup/address-hint.ts'
import { recordMissingQuery } from '#web/features/account-setup/data.ts'
import { useFoundHome } from '#web/features/account-setup/found-home.ts'
import { CheckAddress } from '#web/features/account-setup/parts/check-address.tsx'
import type { PropertyFields, PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { streetFault } from '#web/property/address-fault.ts'
import { missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { partsOfAddress, type RememberedHome } from '#web/property/remembered-home.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'
import { TextField, type TextFieldProps } from '#web/ui/field/text.tsx'

type StreetFieldProps = Omit<TextFieldProps, 'unit' | 'type' | 'onKeyDown' | 'onInput'> & {
  onPick: (address: AddressSuggestion) => void
}

const StreetField = (props: StreetFieldProps) => (
  <SuggestField {...props} suggest={offeredAddresses} missing={missingInAddress} />
)

type AddressFieldsProps = {
  form: PropertyForm
  /** The home of the report that filled the form in. */
  reported: RememberedHome | null
  onCountyChange: () => void
  onFound: (found: RememberedHome | null) => void
  /** The doubt in the address that a press met, told at the street and not a second time by the check. */
  doubt?: ReactNode
}

/** The county follows the newest check, unless the person has chosen one. A check that tells none takes it back only with another ZIP code. */
const useFoundCounty = ({ form, onCountyChange }: Pick<AddressFieldsProps, 'form' | 'onCountyChange'>) => {
  const knownIn = useRef(form.getValues('zipCode'))
  const [addressLine1, addressLine2, city, zipCode] = useWatch({
    control: form.control,
    name: ['addressLine1', 'addressLine2', 'city', 'zipCode'],
  })
  const hint = useAddressHint({ addressLine1, addressLine2, city, zipCode })
  const found = hint && (hint.county?.id ?? '')
  useEffect(() => {
    const { countyId, filledCountyId } = form.getValues()
    if (found === null || countyId !== filledCountyId) return
    if (found === '' && zipCode === knownIn.current) return
    knownIn.current = zipCode
    if (found === countyId) return
    form.setValue('countyId', found)
    form.setValue('filledCountyId', found)
    form.clearErrors('countyId')
    onCountyChange()
  }, [found, zipCode, form, onCountyChange])
  return hint
}

type ValidatedProps = { county: County; typed: PropertyFields }

/** Where no record was searched, that is said beside it. */
const Validated = ({ county, typed: { addressLine1, addressLine2, city, zipCode } }: ValidatedProps) => {
  const { data: isMissing } = useQuery(recordMissingQuery({ addressLine1, addressLine2, city, zipCode }))
  return (
    <Banner tone="success">
      <p>{words.addressValidatedCounty({ name: county.name })}</p>
      {isMissing && <p>{words.weDontHaveItsRecordsYet()}</p>}
    </Banner>
  )
}

/** A doubt in the address takes the place of the tick: the check at the end would say the same. */
type HintBannerProps = Pick<AddressFieldsProps, 'form' | 'onCountyChange'> & {
  county: County
  notes: readonly string[]
}

const HintBanner = ({ county, notes, form, onCountyChange }: HintBannerProps) =>
  notes.length === 0 ? (
    <Validated county={county} typed={form.getValues()} />
  ) : (
    <Banner tone="info" title={words.thisIsInCountyPleaseCheck({ name: county.name })}>
      <CheckAddress form={form} notes={notes} onPick={onCountyChange} />
    </Banner>
  )

type HintProps = Pick<AddressFieldsProps, 'form' | 'onCountyChange'> & {
  hint: AddressHint
  isDoubtTold: boolean
}

const Hint = ({ hint, isDoubtTold, ...on }: HintProps) => {
  if (hint.county === null || (isDoubtTold && hint.notes.length > 0)) return null
  return <HintBanner county={hint.county} notes={hint.asksParcel ? [] : hint.notes} {...on} />
}

const searchHelp = words.typeAFewLettersToFind()

/** What the check knows of the county belongs to its field: which ones it can be, or that it is another. */
const countyWords = (hint: AddressHint | null, countyId: string, fault: string | undefined) => {
  if (countyId === '') {
    const choices = hint?.isValid && hint.county === null ? hint.notes.join('. ') : ''
    if (choices === '' || fault === undefined) return { help: choices || searchHelp, error: fault }
    return { help: searchHelp, error: `${fault}. ${choices}` }
  }
  const isOther = hint?.county != null && hint.county.id !== countyId
  const contradiction = isOther ? words.thisAddressIsInCountyPlease({ name: hint.county.name }) : undefined
  return { help: searchHelp, error: fault ?? contradiction }
}

/** A whole address typed into the street's field goes to the fields that are still empty. */
const takeApart = (form: PropertyForm, line: string) => {
  const parts = partsOfAddress(line)
  const { city, zipCode } = form.getValues()
  if (!parts || city !== '' || zipCode !== '') return
  for (const [name, text] of Object.entries(parts) as [keyof typeof parts, string][])
    form.setValue(name, text)
  form.clearErrors(['addressLine1', 'city', 'zipCode'])
}

/** What the record leaves blank stays as typed. */
const fillIn = (form: PropertyForm, { line1, line2, city, zip }: AddressSuggestion) => {
  const parts = { addressLine1: line1, addressLine2: line2, city, zipCode: zip }
  for (const [name, text] of Object.entries(parts) as [keyof typeof parts, string][])
    if (text !== '') form.setValue(name, text)
  form.setValue('parcelId', '')
  form.clearErrors(['addressLine1', 'addressLine2', 'city', 'zipCode'])
}

const ofReport = ['parcelId', 'yearBuilt', 'squareFootage'] as const

const isSameStreet = (one: string, other: string): boolean => {
  const [a, b] = [readStreetLine(one), readStreetLine(other)]
  return (['houseNumber', 'direction', 'name', 'suffix', 'unit'] as const).every(
    (part) => a[part] === b[part],
  )
}

type Known = Pick<PropertyForm['formState'], 'dirtyFields'> & Pick<AddressFieldsProps, 'reported'>

/**
 * What a report knew of one home is not said of another, and comes back with its street; what its owner typed, now or before a
 * reload, stays. Half an address is no other home yet.
 */
const followStreet = (form: PropertyForm, { reported, dirtyFields }: Known) => {
  const street = form.getValues('addressLine1')
  if (!reported?.parcelId || streetFault(street) !== null) return
  const isSame = isSameStreet(street, reported.addressLine1)
  for (const name of ofReport) {
    const told = reported[name] ?? ''
    if (!dirtyFields[name] && form.getValues(name) === (isSame ? '' : told))
      form.setValue(name, isSame ? told : '')
  }
}

type FoundCountyProps = Pick<AddressFieldsProps, 'form' | 'onCountyChange'> & { hint: AddressHint | null }

/** As the check of the address found it, until the person chooses another. */
const FoundCounty = ({ hint, form, onCountyChange }: FoundCountyProps) => (
  <Controller
    control={form.control}
    name="countyId"
    render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
      <CountyField
        {...countyWords(hint, value, fieldState.error?.message)}
        value={value}
        onChange={(countyId) => {
          onChange(countyId)
          form.setValue('filledCountyId', '')
          form.clearErrors('countyId')
          onCountyChange()
        }}
        onBlur={onBlur}
        inputRef={ref}
      />
    )}
  />
)

/** Once asked for it stays: a field that goes while it is emptied takes the place of the typing with it. */
const useAsksParcel = (form: PropertyForm, hint: AddressHint | null): boolean => {
  const parcelId = useWatch({ control: form.control, name: 'parcelId' })
  const [asks, setAsks] = useState(false)
  if (!asks && (hint?.asksParcel || parcelId !== '')) setAsks(true)
  return asks
}

export const AddressFields = (props: AddressFieldsProps) => {
  const { form, reported, onCountyChange, onFound, doubt } = props
  // Both are read here, since the form follows only what is read while it is drawn.
  const { errors, dirtyFields } = form.formState
  const follow = () => followStreet(form, { reported, dirtyFields })
  const hint = useFoundCounty({ form, onCountyChange })
  useFoundHome({ form, hint, reported, onFound })
  const field = (name: 'addressLine1' | 'addressLine2' | 'city' | 'zipCode' | 'parcelId') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  const line = field('addressLine1')
  const addressLine1 = useWatch({ control: form.control, name: 'addressLine1' })
  const asksParcel = useAsksParcel(form, hint)
  const fault = hint?.isValid === false ? (streetFault(addressLine1) ?? undefined) : undefined
  const street = {
    ...line,
    label: words.streetAddress(),
    autoComplete: 'address-line1',
    error: line.error ?? fault,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      void line.onBlur(event)
      takeApart(form, addressLine1)
      follow()
    },
  }
  const city = field('city')
  return (
    <>
      <StreetField
        {...street}
        onPick={(picked) => {
          fillIn(form, picked)
          follow()
        }}
      />
      {doubt}
      <TextField
        {...field('addressLine2')}
        label={words.apartmentOrUnit()}
        autoComplete="address-line2"
        optional
      />
      <TextField
        {...city}
        label={words.city()}
        autoComplete="address-level2"
        error={city.error ?? (fault ? undefined : hint?.cityFault)}
      />
      <TextField
        {...field('zipCode')}
        label={words.zipCode()}
        autoComplete="postal-code"
        inputMode="numeric"
      />
      {asksParcel && (
        <TextField
          {...field('parcelId')}
          label={words.parcelNumberFolio()}
          {...(hint?.asksParcel && { help: words.theCountysRecordHasNoUnits() })}
          autoComplete="off"
          maxLength={40}
        />
      )}
      {hint && <Hint hint={hint} form={form} onCountyChange={onCountyChange} isDoubtTold={Boolean(doubt)} />}
      <FoundCounty hint={hint} form={form} onCountyChange={onCountyChange} />
    </>
  )
}
