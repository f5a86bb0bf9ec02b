/** What kind of home it is, and the two figures that help to find others like it; those that the record has are shown, and asked of nobody. */
import { useState } from 'react'
import * as words from '#messages/account-setup/home-fields.ts'
import type { PropertyFields, PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { HomesteadDiffers } from '#web/property/homestead-differs.tsx'
import type { RememberedHome } from '#web/property/remembered-home.ts'
import { propertyTypes } from '#web/property/types.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { SelectField } from '#web/ui/field/select.tsx'
import { TextField } from '#web/ui/field/text.tsx'

type Figures = Pick<PropertyFields, 'yearBuilt' | 'squareFootage'>

const figuresTold = ({ yearBuilt, squareFootage }: Figures): string =>
  [
    ...(yearBuilt === '' ? [] : [words.built({ year: yearBuilt })]),
    ...(squareFootage === '' ? [] : [words.size({ area: Number(squareFootage).toLocaleString('en-US') })]),
  ].join(', ')

/** As the record has them, and there is at least one. */
const areFound = (typed: Figures, found: Figures | null): boolean =>
  found !== null &&
  figuresTold(found) !== '' &&
  typed.yearBuilt === found.yearBuilt &&
  typed.squareFootage === found.squareFootage

type HomeFieldsProps = {
  form: PropertyForm
  /** What the record says of the home; null where it is not known. */
  record: RememberedHome | null
  /** The same, where the address that was typed found it. */
  found: RememberedHome | null
}

export const HomeFields = ({ form, record, found }: HomeFieldsProps) => {
  const { errors } = form.formState
  const [isOpen, setOpen] = useState(false)
  const register = (name: 'propertyType' | 'homesteadStatus' | 'yearBuilt' | 'squareFootage') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  const values = form.watch()
  const isFolded = !isOpen && !errors.yearBuilt && !errors.squareFootage && areFound(values, found)
  return (
    <>
      <SelectField {...register('propertyType')} label={words.propertyType()} options={propertyTypes} />
      <CheckboxField
        {...register('homesteadStatus')}
        label={words.iHaveTheHomesteadExemptionOn()}
        help={words.lookUnderExemptionsOnYourTrim()}
      />
      <HomesteadDiffers said={values.homesteadStatus} onRecord={record?.recordHomestead ?? null} />
      {isFolded && (
        <p>
          {words.found({ figures: figuresTold(values) })}{' '}
          <TextButton onClick={() => setOpen(true)}>{words.change()}</TextButton>
        </p>
      )}
      <div className={isFolded ? 'hidden' : 'stack gap-5'}>
        <TextField
          {...register('yearBuilt')}
          label={words.yearBuilt()}
          inputMode="numeric"
          maxLength={4}
          optional
        />
        <TextField
          {...register('squareFootage')}
          label={words.squareFootage()}
          inputMode="numeric"
          unit={words.sqFt()}
          help={words.pleaseUseTheLivingAreaOnThe()}
          optional
        />
      </div>
    </>
  )
}
