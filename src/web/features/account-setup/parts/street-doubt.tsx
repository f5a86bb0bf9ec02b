/** What the check of an address says of it after a press, told at the street with the focus there. */
import { type ReactNode, useEffect } from 'react'
import * as words from '#messages/account-setup/property-step-form.ts'
import type { Finished } from '#web/features/account-setup/finish-setup.ts'
import type { PropertyForm } from '#web/features/account-setup/setup-form.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CheckAddress } from './check-address.tsx'

type DoubtProps = { finished: Finished | null; form: PropertyForm; onPick: () => void }

/** At the street that it is about; the button that met it was at work and has lost the focus. */
const AtStreet = ({ form, children }: { form: PropertyForm; children: ReactNode }) => {
  const { setFocus } = form
  useEffect(() => setFocus('addressLine1'), [setFocus])
  return children
}

/** What the check of the address says of it; null where that is nothing. */
export const streetDoubt = ({ finished, form, onPick }: DoubtProps): ReactNode => {
  if (finished?.kind === 'address') {
    return (
      <AtStreet form={form}>
        <Banner tone="error" title={words.yourAccountIsntSetUpYet()}>
          {finished.message}
        </Banner>
      </AtStreet>
    )
  }
  if (finished?.kind !== 'notes') return null
  return (
    <AtStreet form={form}>
      <Banner tone="info" title={words.pleaseCheckTheAddress()}>
        <CheckAddress form={form} notes={finished.notes} onPick={onPick} />
        <p className="mt-2">{words.fixItHereIfItsRight()}</p>
      </Banner>
    </AtStreet>
  )
}
