/** Where an owner who lives elsewhere gets mail: the letters and the petition carry it. Of a home that is no homestead it is asked as plainly as the rest. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenCase } from '#contract/case/cases.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import { isHalfAddress } from '#core/case/mailing-address.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const lineOf = ({ addressLine1, addressLine2, city, zipCode }: SavedProperty): string =>
  [addressLine1, addressLine2, city, `FL ${zipCode}`].filter(Boolean).join(', ')

/** Its owner lives elsewhere, and nobody has said where: mail to the home reaches a tenant. */
export const isMailingAddressMissing = ({ notice, filing }: OpenCase['file']): boolean =>
  notice.homestead === false && !filing.ownerAddress

const livesIn = ({ homesteadStatus, livesThere }: Pick<SavedProperty, 'homesteadStatus' | 'livesThere'>) =>
  homesteadStatus || livesThere === true

type KnownProps = { propertyId: string; onUse: (address: string) => void }

/** The home of the account that its owner lives in, or else this one, unless they said that they don’t: one press instead of typing. */
const KnownAddress = ({ propertyId, onUse }: KnownProps) => {
  const { data: homes = [] } = useQuery(propertiesQuery)
  const own =
    homes.find(({ id, ...home }) => id !== propertyId && livesIn(home)) ??
    homes.find(({ id, livesThere }) => id === propertyId && livesThere !== false)
  if (own === undefined) return null
  const address = lineOf(own)
  const use = own.id === propertyId ? words.iLiveHere : words.homesteadToUse
  return (
    <p>
      <TextButton onClick={() => onUse(address)}>{use({ address })}</TextButton>
    </p>
  )
}

type FieldProps = {
  propertyId: string
  address: string
  isAsked: boolean
  onChange: (address: string) => void
}

export const MailingAddressField = ({ address, isAsked, onChange, propertyId }: FieldProps) => {
  // Not while it is still being typed.
  const [isLeft, setIsLeft] = useState(true)
  // One that came with the case is shown, not asked for.
  const [cameFilled] = useState(address !== '')
  const help = isAsked ? words.noHomesteadHere() : words.whereYouGetMail()
  return (
    <div className="stack gap-2">
      <TextInput
        label={words.yourMailingAddress()}
        help={cameFilled ? words.goesOnYourLetters() : help}
        value={address}
        most={200}
        rows={2}
        optional={!isAsked}
        doubt={isLeft && isHalfAddress(address) ? words.addTheCityAndZip() : undefined}
        onBlur={() => setIsLeft(true)}
        onChange={(typed) => {
          setIsLeft(false)
          // Two lines so that a phone shows it whole; it is kept as one.
          onChange(typed.replace(/\s*,?\s*\n\s*/g, ', '))
        }}
      />
      {isAsked && address === '' && <KnownAddress propertyId={propertyId} onUse={onChange} />}
    </div>
  )
}

type MailingAddressProps = Pick<PartProps, 'opened' | 'change'> & Pick<PartProps['file'], 'filing' | 'notice'>

export const MailingAddress = ({ opened, filing, notice: { homestead }, change }: MailingAddressProps) => {
  const onChange = (ownerAddress: string) => change('filing', { ...filing, ownerAddress })
  return (
    <MailingAddressField
      propertyId={opened.propertyId}
      address={filing.ownerAddress ?? ''}
      isAsked={homestead === false}
      onChange={onChange}
    />
  )
}
