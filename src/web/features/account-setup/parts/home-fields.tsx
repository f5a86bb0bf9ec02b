/** What kind of home it is, and the two figures that help to find others like it. */
import type { PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { propertyTypes } from '#web/property-types.ts'
import { CheckboxField } from '#web/ui/checkbox-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export const HomeFields = ({ form }: { form: PropertyForm }) => {
  const { errors } = form.formState
  const register = (name: 'propertyType' | 'homesteadStatus' | 'yearBuilt' | 'squareFootage') => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message,
  })
  return (
    <>
      <SelectField {...register('propertyType')} label="Property type" options={propertyTypes} />
      <CheckboxField
        {...register('homesteadStatus')}
        label="I have the homestead exemption on this home"
        help="Look under exemptions on your TRIM notice. You usually have it on the home you live in."
      />
      <TextField {...register('yearBuilt')} label="Year built" inputMode="numeric" maxLength={4} optional />
      <TextField
        {...register('squareFootage')}
        label="Square footage"
        inputMode="numeric"
        unit="sq ft"
        help="Use the living area on the county’s record."
        optional
      />
    </>
  )
}
