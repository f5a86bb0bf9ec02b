/** What the county's record doubts in an address: said once, with the homes that may be meant as buttons. */
import { useQuery } from '@tanstack/react-query'
import * as words from '#messages/account-setup/check-address.ts'
import { nearAddressesQuery } from '#web/features/account-setup/data.ts'
import type { PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { partsOfAddress } from '#web/property/remembered-home.ts'
import { Button } from '#web/ui/action/button.tsx'

type CheckAddressProps = {
  form: PropertyForm
  notes: readonly string[]
  /** Another address was chosen. */
  onPick: () => void
}

export const CheckAddress = ({ form, notes, onPick }: CheckAddressProps) => {
  const { addressLine1, addressLine2, city, zipCode } = form.getValues()
  const { data: near = [] } = useQuery(nearAddressesQuery({ addressLine1, addressLine2, city, zipCode }))
  const pick = (address: string) => {
    const parts = partsOfAddress(address)
    if (!parts) return
    for (const [name, text] of Object.entries(parts) as [keyof typeof parts, string][])
      form.setValue(name, text)
    // A unit that the record has is in its street line.
    form.setValue('addressLine2', '')
    form.setValue('parcelId', '')
    form.clearErrors(['addressLine1', 'city', 'zipCode'])
    onPick()
  }
  return (
    <div className="stack gap-3">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {near.length > 0 && (
        <>
          <p>{words.isItOneOfThese({ count: near.length })}</p>
          {near.map((address) => (
            <Button key={address} variant="secondary" size="sm" onClick={() => pick(address)}>
              {address}
            </Button>
          ))}
        </>
      )}
    </div>
  )
}
