/** How the evidence is sent, then the log of what was sent and what came, each with its day and its proof. */
import { type Delivery, MOST_ENTRIES } from '#core/case/file.ts'
import { isEvidenceDelivered } from '#core/case/parts.ts'
import * as words from '#messages/appeal/deliveries-part.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { DayInput } from '../inputs/day-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { DeliverHere } from './deliver-here.tsx'
import { EntryList } from './entry-list.tsx'
import { type EntryChecks, entryChecks, type PartProps } from './part-props.ts'

const directions = [
  { value: 'sent', label: words.iSentIt() },
  { value: 'received', label: words.iReceivedIt() },
] as const
const contents = [
  { value: 'evidence', label: words.evidence() },
  { value: 'petition', label: words.petition() },
  { value: 'letter', label: words.letterOrRequest() },
  { value: 'other', label: words.somethingElse() },
] as const
const parties = [
  { value: 'appraiser', label: words.thePropertyAppraiser() },
  { value: 'board', label: words.theClerkOfTheBoard() },
  { value: 'other', label: words.somebodyElse() },
] as const
const ways = [
  { value: 'portal', label: words.byTheCountysPortal() },
  { value: 'email', label: words.byEMail() },
  { value: 'mail', label: words.byMail() },
  { value: 'hand', label: words.byHand() },
] as const

const labelOf = <Value extends string>(
  options: readonly { readonly value: Value; readonly label: string }[],
  value: Value,
): string => options.find((option) => option.value === value)?.label ?? value

const newDelivery = (id: string): Delivery => ({
  id,
  contents: 'evidence',
  what: '',
  party: 'appraiser',
  way: 'email',
  sentOn: null,
  received: false,
  proof: '',
})

const titleOf = ({ contents: what, party, received }: Delivery, at: number): string =>
  `${at + 1}. ${labelOf(contents, what)} ${received ? 'from' : 'to'} ${labelOf(parties, party).toLowerCase()}`

type FieldsProps = {
  delivery: Delivery
  change: (changes: Partial<Delivery>) => void
  checks: EntryChecks<Delivery>
}

const DeliveryFields = ({ delivery, change, checks }: FieldsProps) => (
  <>
    <ChoiceInput
      label={words.sentOrReceived()}
      value={delivery.received ? 'received' : 'sent'}
      options={directions}
      onChange={(direction) => change({ received: direction === 'received' })}
    />
    <ChoiceInput
      label={words.whatItWas()}
      value={delivery.contents}
      options={contents}
      onChange={(kind) => change({ contents: kind ?? 'other' })}
    />
    <ChoiceInput
      label={delivery.received ? words.fromWhom() : words.toWhom()}
      value={delivery.party}
      options={parties}
      onChange={(party) => change({ party: party ?? 'other' })}
    />
    <ChoiceInput
      label={words.how()}
      value={delivery.way}
      options={ways}
      onChange={(way) => change({ way: way ?? 'mail' })}
    />
    <DayInput
      label={delivery.received ? words.dateYouReceivedIt() : words.dayItWasDelivered()}
      value={delivery.sentOn}
      doubt={checks.doubtAt('sentOn')}
      refusal={(sentOn) => checks.refusalOf({ sentOn })}
      onChange={(sentOn) => change({ sentOn })}
    />
    <TextInput
      label={words.inAFewWords()}
      help={words.forExamplePacketOf24Pages()}
      value={delivery.what}
      most={200}
      optional
      onChange={(what) => change({ what })}
    />
    <TextInput
      label={words.proof()}
      help={words.forExampleTheOfficesAnswerBy()}
      value={delivery.proof}
      most={600}
      rows={2}
      onChange={(proof) => change({ proof })}
    />
  </>
)

const isWhole = ({ sentOn, proof }: Delivery): boolean => sentOn !== null && proof !== ''

export const DeliveriesPart = ({ opened, file, change, doubtAt, isDoubted, refusalOf }: PartProps) => (
  <div className="stack max-w-2xl gap-6">
    {!isEvidenceDelivered(file) && <DeliverHere opened={opened} file={file} />}
    <p className="measure">{words.keepALog()}</p>
    <EntryList
      isMain={file.deliveries.length === 0 && file.hearing.heldOn === null}
      entries={file.deliveries}
      most={MOST_ENTRIES.deliveries}
      addLabel={words.addAnEntry()}
      titleOf={titleOf}
      isWhole={(delivery) => isWhole(delivery) && !isDoubted(`deliveries.${delivery.id}`)}
      create={newDelivery}
      onChange={(deliveries) => change('deliveries', deliveries)}
    >
      {(delivery, changeOne) => (
        <DeliveryFields
          delivery={delivery}
          change={changeOne}
          checks={entryChecks(file.deliveries, delivery.id, {
            doubtAt: (path) => doubtAt(`deliveries.${path}`),
            refusalOf: (deliveries) => refusalOf('deliveries', deliveries),
          })}
        />
      )}
    </EntryList>
  </div>
)
