/** Where an owner who lives elsewhere gets mail: the letters and the petition carry it. Of a home that is no homestead it is asked as plainly as the rest. */
import { useState } from 'react'
import { isHalfAddress } from '#core/case/mailing-address.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

type MailingAddressProps = Pick<PartProps, 'change'> & Pick<PartProps['file'], 'filing' | 'notice'>

export const MailingAddress = ({ filing, notice: { homestead }, change }: MailingAddressProps) => {
  const address = filing.ownerAddress ?? ''
  // Not while it is still being typed.
  const [isLeft, setIsLeft] = useState(true)
  return (
    <TextInput
      label={words.yourMailingAddress()}
      help={homestead === false ? words.noHomesteadHere() : words.whereYouGetMail()}
      value={address}
      most={200}
      optional={homestead !== false}
      doubt={isLeft && isHalfAddress(address) ? words.addTheCityAndZip() : undefined}
      onBlur={() => setIsLeft(true)}
      onChange={(ownerAddress) => {
        setIsLeft(false)
        change('filing', { ...filing, ownerAddress })
      }}
    />
  )
}
