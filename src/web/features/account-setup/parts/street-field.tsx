/** The street with addresses of the county's record offered beneath it. */
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import { addressNoun, missingInAddress, offeredAddresses } from '#web/property/offered-addresses.ts'
import { SuggestField } from '#web/ui/field/suggest.tsx'
import type { TextFieldProps } from '#web/ui/field/text.tsx'

type StreetFieldProps = Omit<TextFieldProps, 'unit' | 'type' | 'onKeyDown' | 'onInput'> & {
  onPick: (address: AddressSuggestion) => void
}

export const StreetField = (props: StreetFieldProps) => (
  <SuggestField {...props} suggest={offeredAddresses} noun={addressNoun} missing={missingInAddress} />
)
