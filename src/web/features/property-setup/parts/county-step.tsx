/** Second step: the county confirmed, and what else the course needs to know of the home. */
import { zodResolver } from '@hookform/resolvers/zod'
import { Controller, useForm } from 'react-hook-form'
import { todayInFlorida } from '#core/calendar-date.ts'
import { CountyField } from '#web/county-field.tsx'
import { useKeepHome } from '#web/features/property-setup/data.ts'
import {
  addressText,
  type ConfirmedCounty,
  type CountyStep as CountyFields,
  countyStep,
  homeOf,
} from '#web/features/property-setup/home-draft.ts'
import type { Wizard } from '#web/features/property-setup/wizard-progress.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const thisYear = (): number => Number(todayInFlorida(new Date()).slice(0, 4))

const useCountyForm = (wizard: Wizard) => {
  const { home } = wizard.progress
  const keep = useKeepHome()
  const form = useForm<CountyFields, unknown, ConfirmedCounty>({
    defaultValues: home,
    resolver: zodResolver(countyStep(thisYear())),
    reValidateMode: 'onSubmit',
  })
  const submit = form.handleSubmit((confirmed) =>
    keep.mutateAsync(homeOf(home, confirmed)).then((fault) => {
      if (fault === null) wizard.change({ step: 'numbers', home: { ...home, ...form.getValues() } })
    }),
  )
  return { form, submit, fault: keep.data ?? null, busy: keep.isPending, forgetFault: keep.reset }
}

export const CountyStep = ({ wizard }: { wizard: Wizard }) => {
  const { form, submit, fault, busy, forgetFault } = useCountyForm(wizard)
  const field = (name: 'homesteadStatus' | 'yearBuilt' | 'squareFootage') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: form.formState.errors[name]?.message,
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onChange={forgetFault} className="stack gap-5">
      <p>{addressText(wizard.progress.home)}</p>
      <Controller
        control={form.control}
        name="countyId"
        render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
          <CountyField
            help="The county that taxes the home. Check it: some ZIP codes lie in two."
            value={value}
            onChange={(countyId) => {
              onChange(countyId)
              form.clearErrors('countyId')
              forgetFault()
            }}
            onBlur={onBlur}
            inputRef={ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <CheckboxField
        {...field('homesteadStatus')}
        label="I have the homestead exemption on this home"
        help="It is on your TRIM notice under exemptions. It usually means that you live here."
      />
      <TextField {...field('yearBuilt')} label="Year built" inputMode="numeric" maxLength={4} optional />
      <TextField
        {...field('squareFootage')}
        label="Square footage"
        inputMode="numeric"
        unit="sq ft"
        help="The living area, as your property record has it."
        optional
      />
      {fault !== null && (
        <Banner tone="error" title="Your home is not saved yet">
          {fault}
        </Banner>
      )}
      <div className="flex flex-wrap-reverse justify-between gap-3">
        <Button
          size="lg"
          variant="secondary"
          disabled={busy}
          onClick={() => wizard.change({ step: 'address' })}
        >
          Back
        </Button>
        <Button type="submit" size="lg" busy={busy} busyLabel="Checking the address…">
          Save and continue
        </Button>
      </div>
    </form>
  )
}
