/** Where an owner who lives elsewhere gets mail: the letters and the petition carry it. */
import * as words from '#messages/appeal/filing-part.ts'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

type MailingAddressProps = Pick<PartProps, 'change'> & Pick<PartProps['file'], 'filing'>

export const MailingAddress = ({ filing, change }: MailingAddressProps) => (
  <TextInput
    label={words.yourMailingAddress()}
    help={words.whereYouGetMail()}
    value={filing.ownerAddress ?? ''}
    most={200}
    optional
    onChange={(ownerAddress) => change('filing', { ...filing, ownerAddress })}
  />
)
