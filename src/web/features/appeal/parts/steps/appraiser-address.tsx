/** Where the letters to the property appraiser go: typed from the notice where we do not know it. */
import type { OpenCase } from '#contract/case/cases.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

/** As many as an address block has. */
const MOST_LINES = 5

const firstLines = (text: string): string => text.split('\n').slice(0, MOST_LINES).join('\n')

/** A city alone: no letter arrives there. */
const isWhole = (address: string | null | undefined): boolean => /\d/.test(address ?? '')

const AddressHelp = ({ appraiser }: { appraiser: OpenCase['county']['appraiser'] }) => {
  const known = isWhole(appraiser?.address) ? appraiser?.address : null
  const url = appraiser?.url ?? null
  return (
    <>
      {known ? words.yourLetterUses({ address: known }) : words.itIsAtTheTopOf()}{' '}
      {url !== null && (
        <MailLink href={url}>{known ? words.confirmOnTheOfficesPage() : words.openTheOfficesPage()}</MailLink>
      )}
    </>
  )
}

/** Where the address is asked for, on the step that asks for it. */
export const ADDRESS_PLACE = 'appraisers-address'

/** Typed, or known whole of the county. */
export const isAddressKnown = ({ county, file }: Pick<OpenCase, 'county' | 'file'>): boolean =>
  Boolean(file.filing.appraiserAddress) || isWhole(county.appraiser?.address)

/** Of an office whose city is known the step of the petition asks, of any other that of the notice. */
export const addressStepOf = ({ county }: Pick<OpenCase, 'county'>): 'filing' | 'notice' =>
  county.appraiser?.address ? 'filing' : 'notice'

type AppraiserAddressProps = Pick<PartProps, 'opened' | 'change'> & Pick<PartProps['file'], 'filing'>

export const AppraiserAddress = ({ opened, filing, change }: AppraiserAddressProps) => (
  <div id={ADDRESS_PLACE}>
    <TextInput
      label={words.addressOfTheAppraisersOffice()}
      help={<AddressHelp appraiser={opened.county.appraiser} />}
      value={filing.appraiserAddress ?? ''}
      most={300}
      rows={3}
      optional
      onChange={(typed) => change('filing', { ...filing, appraiserAddress: firstLines(typed) })}
    />
  </div>
)
