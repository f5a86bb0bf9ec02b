/** What the county's record knows of the home of a set-up: of the report or answer that filled it in, or of the address that was typed. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { lookedUpOf } from '#web/property/looked-up.ts'
import { homeOfLookedUp, type RememberedHome } from '#web/property/remembered-home.ts'
import type { AddressHint } from './address-hint.ts'
import { answerQuery } from './data.ts'
import { recordOf } from './record-of.ts'
import { emptyProperty, type PropertyFields, type PropertyForm } from './setup-form.ts'

/** null where the record has no home at the address, or more than one. */
export const homeIn = (answer: QuickAnswer): RememberedHome | null => {
  const home = lookedUpOf(answer, null)
  return home && homeOfLookedUp(home)
}

const ofRecord = ['propertyType', 'homesteadStatus', 'yearBuilt', 'squareFootage'] as const

type OfRecord = Pick<PropertyFields, (typeof ofRecord)[number]>

const factsOf = (found: RememberedHome): OfRecord => ({
  ...found,
  homesteadStatus: found.homesteadStatus ?? emptyProperty.homesteadStatus,
})

/** Nobody has typed another: size and year are as the form began, or as they were filled in before a reload. */
const isUntold = (form: PropertyForm, facts: OfRecord): boolean =>
  (['yearBuilt', 'squareFootage'] as const).every((name) => ['', facts[name]].includes(form.getValues(name)))

const write = (form: PropertyForm, facts: OfRecord) => {
  for (const name of ofRecord) if (!form.getFieldState(name).isDirty) form.setValue(name, facts[name])
}

/** What nobody has typed otherwise is filled in; null where something was. */
export const fillInFacts = (form: PropertyForm, home: RememberedHome | null): OfRecord | null => {
  const facts = home && factsOf(home)
  if (facts === null || !isUntold(form, facts)) return null
  write(form, facts)
  return facts
}

type FoundHome = {
  form: PropertyForm
  hint: AddressHint | null
  /** The home that the form was filled in from. */
  reported: RememberedHome | null
  onFound: (found: RememberedHome | null) => void
}

/** A home that the record knows is not asked what it is: that is filled in, and goes again with another address. */
export const useFoundHome = ({ form, hint, reported, onFound }: FoundHome) => {
  const [addressLine1, addressLine2, city, zipCode] = useWatch({
    control: form.control,
    name: ['addressLine1', 'addressLine2', 'city', 'zipCode'],
  })
  const isReported = recordOf({ addressLine1, zipCode }, reported) !== null
  const isThere = hint?.county != null && !hint.asksParcel && hint.notes.length === 0
  const { data: found = null } = useQuery({
    ...answerQuery({ addressLine1, addressLine2, city, zipCode }),
    select: homeIn,
    enabled: isThere && !isReported,
  })
  const home = isThere && !isReported ? found : null
  const filled = useRef<OfRecord | null>(null)
  useEffect(() => {
    const before = filled.current
    if (before !== null) write(form, emptyProperty)
    filled.current = fillInFacts(form, home)
    onFound(home)
  }, [home, form, onFound])
}
