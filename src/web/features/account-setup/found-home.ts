/** What the county's record knows of the home of a set-up: of the report or answer that filled it in, or of the address that was typed. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { lookedUpOf } from '#web/property/looked-up.ts'
import { homeOfLookedUp, type RememberedHome } from '#web/property/remembered-home.ts'
import type { AddressHint } from './address-hint.ts'
import { answerQuery, type TypedAddress } from './data.ts'
import { emptyProperty, type PropertyFields, type PropertyForm } from './setup-form.ts'

/** null where the record has no home at the address, or more than one. */
const homeIn = (answer: QuickAnswer): RememberedHome | null => {
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

type FoundHome = {
  form: PropertyForm
  address: TypedAddress
  hint: AddressHint | null
  /** The form was filled in from this home already. */
  isReported: boolean
  onFound: (found: RememberedHome | null) => void
}

/** A home that the record knows is not asked what it is: that is filled in, and goes again with another address. */
export const useFoundHome = ({ form, address, hint, isReported, onFound }: FoundHome) => {
  const isThere = hint?.county != null && !hint.asksParcel && hint.notes.length === 0
  const { data: found = null } = useQuery({
    ...answerQuery(address),
    select: homeIn,
    enabled: isThere && !isReported,
  })
  const home = isThere && !isReported ? found : null
  const filled = useRef<OfRecord | null>(null)
  useEffect(() => {
    const before = filled.current
    if (before !== null) write(form, emptyProperty)
    filled.current = null
    const facts = home && factsOf(home)
    if (facts !== null && isUntold(form, facts)) {
      filled.current = facts
      write(form, facts)
    }
    onFound(home)
  }, [home, form, onFound])
}
