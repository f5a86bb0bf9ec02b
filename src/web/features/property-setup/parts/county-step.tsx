/** Second step: the county confirmed, what else the course needs to know of the home, and the address checked. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import type { Report } from '#contract/report/reports.ts'
import * as words from '#messages/property-setup/county-step.ts'
import { CountyField } from '#web/county/county-field.tsx'
import { useCheckHome, whichCountyQuery } from '#web/features/property-setup/data.ts'
import {
  addressText,
  type ConfirmedCounty,
  type CountyStep as CountyFields,
  countyStep,
  type HomeDraft,
  homeOf,
} from '#web/features/property-setup/home-draft.ts'
import { thisYear } from '#web/features/property-setup/this-year.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { HomesteadDiffers } from '#web/property/homestead-differs.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { OneHomestead } from './one-homestead.tsx'

type AddressNotesProps = { notes: readonly string[]; onCorrect: () => void }

/** What is worth knowing about an address that is taken all the same: a ZIP code in two counties, an unknown street. */
const AddressNotes = ({ notes, onCorrect }: AddressNotesProps) =>
  notes.length === 0 ? null : (
    <Banner tone="info" title={words.pleaseCheckTheAddress()}>
      <ul className="stack mt-1 list-disc gap-1 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="mt-2">
        <TextButton onClick={onCorrect}>{words.fixTheAddress()}</TextButton>
      </p>
    </Banner>
  )

type CountyForm = UseFormReturn<CountyFields, unknown, ConfirmedCounty>

/** An address with notes is taken at the second press, once they have been read. */
const useCountyForm = (wizard: Wizard, parcelId: string | null) => {
  const { home } = wizard.progress
  const check = useCheckHome()
  const form: CountyForm = useForm<CountyFields, unknown, ConfirmedCounty>({
    defaultValues: home,
    resolver: zodResolver(countyStep(thisYear())),
    reValidateMode: 'onSubmit',
  })
  const typed = () => ({ ...home, ...form.getValues() })
  const goOn = () => wizard.change({ step: 'numbers', home: typed() })
  const notes = check.data?.ok ? check.data.notes : []
  const submit = form.handleSubmit(async () => {
    if (notes.length > 0) return goOn()
    const whole = homeOf(typed(), thisYear())
    if (whole === null) return wizard.change({ step: 'address', home: typed() })
    const checked = await check.mutateAsync({ ...whole, parcelId })
    if (!checked.ok && checked.atCounty)
      form.setError('countyId', { message: checked.fault }, { shouldFocus: true })
    if (checked.ok && checked.notes.length === 0) goOn()
  })
  const fault = check.data && !check.data.ok && !check.data.atCounty ? check.data.fault : null
  const toAddress = () => wizard.change({ step: 'address', home: typed() })
  const forget = () => {
    check.reset()
    wizard.change({ home: typed() })
  }
  return { form, submit, notes, fault, toAddress, busy: check.isPending, forget }
}

/** The sentence that names the counties of a ZIP that lies in several, while the address does not tell which. */
const useCountyHelp = (home: HomeDraft): string => {
  const { data } = useQuery(whichCountyQuery(home))
  const isOpen = data?.isValid === true && data.county === null
  return (isOpen && data.validationMessages[0]) || words.chooseTheCountyThatTaxesThe()
}

type CountyChoiceProps = { form: CountyForm; help: string; onChange: () => void }

const CountyChoice = ({ form, help, onChange }: CountyChoiceProps) => (
  <Controller
    control={form.control}
    name="countyId"
    render={({ field: { ref, value, ...field }, fieldState }) => (
      <CountyField
        help={help}
        value={value}
        onChange={(countyId) => {
          field.onChange(countyId)
          form.clearErrors('countyId')
          onChange()
        }}
        onBlur={field.onBlur}
        inputRef={ref}
        error={fieldState.error?.message}
      />
    )}
  />
)

type HomeFactsProps = { form: CountyForm; home: HomeDraft; onRecord: boolean | null }

const HomeFacts = ({ form, home, onRecord }: HomeFactsProps) => {
  const field = (name: 'homesteadStatus' | 'yearBuilt' | 'squareFootage') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.formState.errors[name]?.message,
  })
  return (
    <>
      <CheckboxField
        {...field('homesteadStatus')}
        label={words.iHaveTheHomesteadExemptionOn()}
        help={words.lookUnderExemptionsOnYourTrim()}
      />
      {form.watch('homesteadStatus') && (
        <OneHomestead home={home} onOther={() => form.setValue('homesteadStatus', false)} />
      )}
      <HomesteadDiffers said={form.watch('homesteadStatus')} onRecord={onRecord} />
      <TextField {...field('yearBuilt')} label={words.yearBuilt()} inputMode="numeric" optional />
      <TextField
        {...field('squareFootage')}
        label={words.squareFootage()}
        inputMode="numeric"
        unit={words.sqFt()}
        help={words.pleaseUseTheLivingAreaOnThe()}
        optional
      />
    </>
  )
}

type CountyStepProps = { wizard: Wizard; parcel: Report['parcel'] }

export const CountyStep = ({ wizard, parcel }: CountyStepProps) => {
  const { form, submit, notes, fault, toAddress, busy, forget } = useCountyForm(
    wizard,
    parcel?.parcelId ?? null,
  )
  const help = useCountyHelp(wizard.progress.home)
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={forget} className="stack gap-5">
      <p>{addressText(wizard.progress.home)}</p>
      <CountyChoice form={form} help={help} onChange={forget} />
      <HomeFacts form={form} home={wizard.progress.home} onRecord={parcel?.homestead ?? null} />
      <AddressNotes notes={notes} onCorrect={toAddress} />
      {fault !== null && (
        <Banner tone="error" title={words.pleaseCheckThisAddress()}>
          {fault}
        </Banner>
      )}
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <Button size="lg" variant="secondary" disabled={busy} onClick={toAddress}>
          {words.back()}
        </Button>
        <Button type="submit" size="lg" busy={busy} busyLabel={words.checkingTheAddress()}>
          {notes.length > 0 ? words.theAddressIsRightContinue() : words.next()}
        </Button>
      </div>
    </form>
  )
}
