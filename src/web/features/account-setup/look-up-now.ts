/** What the check of the address tells a second after the typing, for a press that comes sooner. */
import type { QueryClient } from '@tanstack/react-query'
import type { RememberedHome } from '#web/property/remembered-home.ts'
import { isComplete } from './address-hint.ts'
import { answerQuery, partialAddressQuery } from './data.ts'
import { fillInFacts, homeIn } from './found-home.ts'
import type { PropertyForm } from './setup-form.ts'

/** Fills in the county and what the record has of the home, which it gives back; a failure is no news, as while typing. */
export const lookUpNow = async (client: QueryClient, form: PropertyForm): Promise<RememberedHome | null> => {
  const { countyId, addressLine1, addressLine2, city, zipCode } = form.getValues()
  const typed = { addressLine1, addressLine2, city, zipCode }
  if (countyId !== '' || !isComplete(typed)) return null
  try {
    const checked = await client.fetchQuery(partialAddressQuery(typed))
    if (!checked.isValid || checked.county === null) return null
    form.setValue('countyId', checked.county.id)
    form.setValue('filledCountyId', checked.county.id)
    if (checked.asksParcel || checked.validationMessages.length > 0) return null
    const home = homeIn(await client.fetchQuery(answerQuery(typed)))
    fillInFacts(form, home)
    return home
  } catch {
    return null
  }
}
