/** First step: where the home is, taken from a home entered before or typed. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/property-setup/address-step.ts'
import { Failure } from '#web/call/failure.tsx'
import { useFindParcel } from '#web/features/property-setup/data.ts'
import {
  type AddressStep as AddressFields,
  addressStep,
  addressText,
  draftOfHome,
  emptyHome,
  type HomeDraft,
} from '#web/features/property-setup/home-draft.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { addressNoun, missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { type RememberedHome, rememberedHomeHere } from '#web/property/remembered-home.ts'
import { propertyTypes } from '#web/property/types.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'
import { TextField } from '#web/ui/field/text.tsx'

const EnteredHomes = ({ onUse }: { onUse: (home: HomeDraft) => void }) => {
  const { data = [] } = useQuery(propertiesQuery)
  if (data.length === 0) return null
  return (
    <section className="stack gap-2">
      <h3>{words.yourHomes()}</h3>
      <ul className="stack gap-2">
        {data.map((home) => (
          <li key={home.id} className="rounded-md border border-line bg-surface p-3">
            {addressText(draftOfHome(home))}{' '}
            <TextButton onClick={() => onUse(draftOfHome(home))}>
              {words.pleaseUseThisHome()}
              <span className="sr-only">: {home.addressLine1}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

const isUntouched = ({ addressLine1, city, zipCode }: AddressFields): boolean =>
  [addressLine1, city, zipCode].every((text) => text === '')

/** The home that is known already, to be confirmed by a press. */
const knownHome = (homes: readonly SavedProperty[], remembered: RememberedHome | null): HomeDraft | null => {
  const [only, ...others] = homes
  if (only) return others.length === 0 ? draftOfHome(only) : null
  if (remembered === null) return null
  const { homesteadStatus, ...address } = remembered
  return { ...emptyHome, ...address, homesteadStatus: homesteadStatus ?? emptyHome.homesteadStatus }
}

/** What is known comes once it is there, unless something is typed by then. */
const useAddressForm = (home: HomeDraft) => {
  const { data: homes } = useQuery(propertiesQuery)
  const [remembered] = useState(rememberedHomeHere)
  const [base, setBase] = useState(home)
  const form = useForm<AddressFields, unknown, unknown>({
    defaultValues: home,
    resolver: zodResolver(addressStep),
    reValidateMode: 'onSubmit',
  })
  const { reset, getValues } = form
  const begin = useCallback(
    (from: HomeDraft) => {
      setBase(from)
      reset(from)
    },
    [reset],
  )
  useEffect(() => {
    const known = homes && knownHome(homes, remembered)
    if (known && isUntouched(getValues())) begin(known)
  }, [homes, remembered, getValues, begin])
  return { form, begin, typed: (): HomeDraft => ({ ...base, ...getValues() }) }
}

type AddressStepProps = { wizard: Wizard; onFound: (home: HomeDraft, leadId: string) => void }

export const AddressStep = ({ wizard, onFound }: AddressStepProps) => {
  const { email } = useUser()
  const find = useFindParcel(email)
  const { form, begin, typed } = useAddressForm(wizard.progress.home)
  const search = form.handleSubmit(() => {
    const home = typed()
    find.mutate(home, { onSuccess: ({ leadId }) => onFound(home, leadId) })
  })
  const field = (name: keyof AddressFields) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.formState.errors[name]?.message,
  })
  /** What the roll leaves blank stays as typed. */
  const fillIn = ({ line1, line2, city, zip }: AddressSuggestion) => {
    const parts = { addressLine1: line1, addressLine2: line2, city, zipCode: zip }
    for (const [name, text] of Object.entries(parts) as [keyof typeof parts, string][])
      if (text !== '') form.setValue(name, text)
    form.clearErrors()
  }
  return (
    <div className="stack gap-8">
      <EnteredHomes onUse={begin} />
      <form
        noValidate
        onSubmit={(event) => void search(event)}
        onChange={() => wizard.change({ home: typed() })}
        className="stack gap-5"
      >
        <SuggestField
          {...field('addressLine1')}
          label={words.streetAddress()}
          autoComplete="address-line1"
          suggest={offeredAddresses}
          onPick={fillIn}
          noun={addressNoun}
          missing={missingInAddress}
        />
        <TextField
          {...field('addressLine2')}
          label={words.apartmentOrUnit()}
          autoComplete="address-line2"
          optional
        />
        <TextField {...field('city')} label={words.city()} autoComplete="address-level2" />
        <TextField
          {...field('zipCode')}
          label={words.zipCode()}
          autoComplete="postal-code"
          inputMode="numeric"
        />
        <SelectField {...field('propertyType')} label={words.propertyType()} options={propertyTypes} />
        <Failure
          title={words.weCouldntLookUpYourHome()}
          of={find.error}
          otherwise={words.somethingWentWrongOnOurSide()}
        />
        <p className="text-sm text-soft">{words.wellLookItUpOnThe({ email })}</p>
        <div>
          <Button type="submit" size="lg" busy={find.isPending} busyLabel={words.lookingUpYourHome()}>
            {words.findMyHome()}
          </Button>
        </div>
      </form>
    </div>
  )
}
