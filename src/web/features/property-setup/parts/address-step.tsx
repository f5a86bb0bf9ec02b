/** First step: where the home is, taken from a home entered before or typed. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import { splitAddress } from '#core/property/address/split.ts'
import * as words from '#messages/property-setup/address-step.ts'
import { Failure } from '#web/call/failure.tsx'
import { useFindParcel, useIsOfSavedHome } from '#web/features/property-setup/data.ts'
import {
  type AddressStep as AddressFields,
  addressStep,
  addressText,
  draftOfHome,
  draftOfReport,
  emptyHome,
  type HomeDraft,
  homeDraft,
  withAddressOf,
} from '#web/features/property-setup/home-draft.ts'
import { useAskedHome, type Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { homeOfStreet } from '#web/property/home-of-street.ts'
import { lineFault } from '#web/property/line-fault.ts'
import { missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { lookedUpHome, rememberedHomeHere } from '#web/property/remembered-home.ts'
import { reportedHomesQuery } from '#web/property/reported-homes.ts'
import { propertyTypes } from '#web/property/types.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { SuggestField } from '#web/ui/field/suggest.tsx'
import { TextField, type TextFieldProps } from '#web/ui/field/text.tsx'

type EnteredHomesProps = { onUse: (home: HomeDraft) => void; onAdd: () => void }

const EnteredHomes = ({ onUse, onAdd }: EnteredHomesProps) => {
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
      <h3 className="mt-4">{words.addAnotherHome()}</h3>
      <p className="text-soft">{words.yourPlanCoversEveryHome()}</p>
      <div>
        <Button variant="secondary" onClick={onAdd}>
          {words.startWithAnEmptyForm()}
        </Button>
      </div>
    </section>
  )
}

/** All that a report asked is answered: what is left is to look it through. */
const ReportedHomes = ({ wizard }: { wizard: Wizard }) => {
  const { data = [] } = useQuery(reportedHomesQuery)
  if (data.length === 0) return null
  return (
    <section className="stack gap-2">
      <h3>{words.fromYourReports()}</h3>
      <ul className="stack gap-2">
        {data.map(({ leadId, home }) => (
          <li key={leadId} className="rounded-md border border-line bg-surface p-3">
            {addressText(draftOfReport(home))}{' '}
            <TextButton
              onClick={() =>
                wizard.change({ step: 'review', home: draftOfReport(home), leadId, numbers: null })
              }
            >
              {words.addThisHome()}
              <span className="sr-only">: {home.addressLine1}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      <h3 className="mt-4">{words.orAnother()}</h3>
    </section>
  )
}

const houseNumber = (line: string): string => /^\s*(\S*)/.exec(line)?.[1] ?? ''

/** City and ZIP code typed behind the street go into their fields; empty where there are none. */
const placeInLine = (line: string): Partial<AddressFields> => {
  const { streets, city, zip } = splitAddress(line, () => false)
  return city === '' && zip === ''
    ? {}
    : { addressLine1: streets[0] ?? line, ...(city && { city }), ...(zip && { zipCode: zip }) }
}

/** What the later steps ask for goes along as it is. */
const homeWithAddress = homeDraft.extend(addressStep.shape)

const isUntouched = ({ addressLine1, city, zipCode }: HomeDraft): boolean =>
  [addressLine1, city, zipCode].every((text) => text === '')

/** The home that is known already, to be confirmed by a press; null where there is none. */
const knownHome = (
  home: HomeDraft,
  kept: readonly SavedProperty[],
  { asked, remembered }: { asked: string | null; remembered: ReturnType<typeof rememberedHomeHere> },
): HomeDraft | null => {
  if (!isUntouched(home) || asked === 'new') return null
  const wanted = kept.find(({ id }) => id === asked)
  if (wanted) return draftOfHome(wanted)
  const [only, ...others] = kept
  if (only && others.length === 0) return draftOfHome(only)
  if (only) return null
  return remembered && draftOfReport(remembered)
}

type AddressForm = UseFormReturn<HomeDraft, unknown, unknown>

const useAddressForm = (wizard: Wizard, kept: readonly SavedProperty[]) => {
  const { home } = wizard.progress
  const asked = useAskedHome()
  const [remembered] = useState(() => rememberedHomeHere() ?? lookedUpHome())
  const [known, setKnown] = useState(() => knownHome(home, kept, { asked, remembered }) ?? home)
  const [asksRest, setAsksRest] = useState(!isUntouched(known))
  const form: AddressForm = useForm<HomeDraft, unknown, unknown>({
    defaultValues: known,
    resolver: zodResolver(homeWithAddress),
    reValidateMode: 'onSubmit',
  })
  const takeHome = (used: HomeDraft) => {
    wizard.change({ home: used })
    form.reset(used)
    setKnown(used)
    setAsksRest(!isUntouched(used))
  }
  /** A unit that was filled in belongs to the home it came with, not to another address. */
  const dropUnitOfOtherHome = (line: string) => {
    const { addressLine1 = '' } = form.formState.defaultValues ?? {}
    const isFilledIn = form.formState.dirtyFields.addressLine2 !== true
    if (isFilledIn && addressLine1 !== '' && houseNumber(line) !== houseNumber(addressLine1))
      form.setValue('addressLine2', '')
  }
  return { form, known, asksRest, askRest: () => setAsksRest(true), takeHome, dropUnitOfOtherHome }
}

/** Fields that appear with a fault: the first of the form takes the focus. */
const focusFault = (fields: HTMLElement | null) =>
  fields?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()

type AddressStepProps = { wizard: Wizard; onFound: (home: HomeDraft, leadId: string) => void }

/** The street alone is enough where it tells the home; the rest is asked for where it does not. */
const useLookUp = (
  { form, known, askRest }: ReturnType<typeof useAddressForm>,
  find: ReturnType<typeof useFindParcel>['mutate'],
  onFound: AddressStepProps['onFound'],
) => {
  const lookUp = form.handleSubmit(() => {
    const home = withAddressOf(form.getValues(), known)
    find(home, { onSuccess: ({ leadId }) => onFound(home, leadId) })
  }, askRest)
  const search = async (event: FormEvent) => {
    event.preventDefault()
    const typed = form.getValues('addressLine1')
    const fault = typed.trim() === '' ? null : lineFault(typed)
    if (fault !== null) return form.setError('addressLine1', { message: fault }, { shouldFocus: true })
    form.reset({ ...form.getValues(), ...placeInLine(typed) })
    const { addressLine1: line, city, zipCode } = form.getValues()
    // A city behind the street without a comma is known to the rolls alone.
    const found = city === '' ? await homeOfStreet(line) : null
    if (found && ['', found.zip].includes(zipCode)) {
      const { line1: addressLine1, line2: addressLine2, city, zip: zipCode } = found
      form.reset({ ...form.getValues(), addressLine1, addressLine2, city, zipCode })
    }
    await lookUp()
  }
  return { lookUp, search }
}

type RestProps = { field: (name: keyof AddressFields) => Omit<TextFieldProps, 'label'> }

const RestFields = ({ field }: RestProps) => (
  <div ref={focusFault} className="stack gap-5">
    <TextField
      {...field('addressLine2')}
      label={words.apartmentOrUnit()}
      autoComplete="address-line2"
      optional
    />
    <TextField {...field('city')} label={words.city()} autoComplete="address-level2" />
    <TextField {...field('zipCode')} label={words.zipCode()} autoComplete="postal-code" inputMode="numeric" />
  </div>
)

/** The fault that the first press of a double click shows moves the button away: the second press would take the focus from its field. */
const keepFocusOfFault = (event: MouseEvent<HTMLFormElement>) => {
  if (event.detail > 1 && event.target !== document.activeElement) event.preventDefault()
}

type AddressFormProps = AddressStepProps & { kept: readonly SavedProperty[] }

const AddressEntry = ({ wizard, onFound, kept }: AddressFormProps) => {
  const { email } = useUser()
  const asked = useAskedHome()
  const isOfSavedHome = useIsOfSavedHome()
  const find = useFindParcel(email)
  const entry = useAddressForm(wizard, kept)
  const { form, asksRest, takeHome, dropUnitOfOtherHome } = entry
  const { lookUp, search } = useLookUp(entry, find.mutate, onFound)
  const field = (name: keyof AddressFields) => ({
    ...form.register(name, {
      onChange: () => {
        form.clearErrors(name)
        if (name === 'addressLine1') dropUnitOfOtherHome(form.getValues(name))
      },
    }),
    error: form.formState.errors[name]?.message,
  })
  /** What the roll leaves blank stays as typed. */
  const fillIn = ({ line1, line2, city, zip }: AddressSuggestion) => {
    dropUnitOfOtherHome(line1)
    const parts = { addressLine1: line1, addressLine2: line2, city, zipCode: zip }
    for (const [name, text] of Object.entries(parts) as [keyof typeof parts, string][])
      if (text !== '') form.setValue(name, text)
    form.clearErrors()
    // Chosen from the rolls, it tells the home.
    if (!asksRest) void lookUp()
  }
  return (
    <div className="stack gap-8">
      {!isOfSavedHome && <ReportedHomes wizard={wizard} />}
      {asked !== 'new' && !isOfSavedHome && (
        <EnteredHomes
          onUse={(home) => {
            takeHome(home)
            void lookUp()
          }}
          onAdd={() => takeHome(emptyHome)}
        />
      )}
      <form
        noValidate
        onSubmit={(event) => void search(event)}
        onChange={() => wizard.change({ home: form.getValues() })}
        onMouseDown={keepFocusOfFault}
        className="stack gap-5"
      >
        <SuggestField
          {...field('addressLine1')}
          label={words.streetAddress()}
          autoComplete="address-line1"
          suggest={offeredAddresses}
          onPick={fillIn}
          missing={missingInAddress}
        />
        {asksRest && <RestFields field={field} />}
        {asksRest && (
          <SelectField {...field('propertyType')} label={words.propertyType()} options={propertyTypes} />
        )}
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

/** Shown once what is known of the owner's homes is here: filled in later, it would run into what is being typed. */
export const AddressStep = (props: AddressStepProps) => {
  const { data = [], isLoading, failureCount } = useQuery(propertiesQuery)
  // Once shown it stays: a list that fails is asked for again.
  const [isShown, setShown] = useState(false)
  if (!isShown && (!isLoading || failureCount > 0)) setShown(true)
  if (isShown) return <AddressEntry {...props} kept={data} />
  return (
    <Skeleton message={words.loadingYourHomes()}>
      <SkeletonText lines={6} />
    </Skeleton>
  )
}
