/** Where an owner who lives elsewhere gets mail: the letters and the petition carry it. Of a home that is no homestead it is asked as plainly as the rest. */
import * as words from '#messages/appeal/filing-part.ts'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

type MailingAddressProps = Pick<PartProps, 'change'> & Pick<PartProps['file'], 'filing' | 'notice'>

export const MailingAddress = ({ filing, notice: { homestead }, change }: MailingAddressProps) => (
  <TextInput
    label={words.yourMailingAddress()}
    help={homestead === false ? words.noHomesteadHere() : words.whereYouGetMail()}
    value={filing.ownerAddress ?? ''}
    most={200}
    optional={homestead !== false}
    onChange={(ownerAddress) => change('filing', { ...filing, ownerAddress })}
  />
)
