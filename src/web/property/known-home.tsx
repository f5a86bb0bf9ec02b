/** A home that is known already, shown to be said yes to; its fields are one press away. */
import * as words from '#messages/property/known-home.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { HomesteadDiffers } from './homestead-differs.tsx'
import { LivesHere } from './lives-here.tsx'
import type { RememberedHome } from './remembered-home.ts'
import { propertyTypes } from './types.ts'

/** As its fields hold it, in text. */
type HomeAsTyped = Pick<
  RememberedHome,
  'addressLine1' | 'addressLine2' | 'city' | 'zipCode' | 'propertyType' | 'squareFootage' | 'yearBuilt'
> & { readonly homesteadStatus: boolean; readonly parcelId: string }

type KnownHomeProps = Pick<RememberedHome, 'recordUse' | 'recordHomestead'> & {
  home: HomeAsTyped
  /** What the record says of it besides, such as its county and value. */
  more?: readonly { name: string; value: string }[]
  /** What its owner said where the record shows no homestead exemption; null while they have not. */
  livesThere: boolean | null
  onLivesThere: (livesHere: boolean) => void
}

/** Neither the record, the owner's own exemption nor they have said; of other homes than a house or an apartment it changes nothing. */
export const isLivingUnknown = ({
  home: { homesteadStatus, parcelId },
  recordHomestead,
  recordUse,
  livesThere,
}: Pick<KnownHomeProps, 'home' | 'recordHomestead' | 'recordUse' | 'livesThere'>): boolean =>
  parcelId !== '' &&
  recordHomestead === false &&
  recordUse === null &&
  !homesteadStatus &&
  livesThere === null

/** What is known of who lives there, with the press that takes it back. */
const LivingKnown = ({ home, recordHomestead, livesThere, onLivesThere }: KnownHomeProps) => {
  const said = home.homesteadStatus || recordHomestead ? home.homesteadStatus : livesThere
  if (said === null || (recordHomestead === false && home.homesteadStatus)) return null
  const yes = home.homesteadStatus ? words.weCountedAHomestead() : words.youLiveHere()
  return (
    <p>
      {said ? yes : words.youDontLiveHere()} <LivesHere said={said} onSay={onLivesThere} />
    </p>
  )
}

const factsOf = ({ home, recordUse, recordHomestead, more = [] }: KnownHomeProps) => [
  {
    name: words.propertyType(),
    value: recordUse ?? propertyTypes.find(({ value }) => value === home.propertyType)?.label,
  },
  ...(home.squareFootage === ''
    ? []
    : [
        {
          name: words.size(),
          value: words.inSqFt({ area: Number(home.squareFootage).toLocaleString('en-US') }),
        },
      ]),
  ...(home.yearBuilt === '' ? [] : [{ name: words.yearBuilt(), value: home.yearBuilt }]),
  {
    name: words.homestead(),
    value: home.homesteadStatus ? words.yes() : recordHomestead ? words.onTheRecordNotYours() : words.no(),
  },
  ...more,
  ...(home.parcelId === '' ? [] : [{ name: words.parcel(), value: home.parcelId }]),
]

export const KnownHome = (props: KnownHomeProps) => {
  const { addressLine1, addressLine2, city, zipCode, homesteadStatus } = props.home
  return (
    <Card>
      <div className="stack gap-3">
        <p className="font-serif text-xl font-semibold">
          {[addressLine1, addressLine2, `${city}, FL ${zipCode}`].filter(Boolean).join(', ')}
        </p>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-4 gap-y-2">
          {factsOf(props).map(({ name, value }) => (
            <div key={name}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="font-bold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        <LivingKnown {...props} />
        <HomesteadDiffers said={homesteadStatus} onRecord={props.recordHomestead} />
      </div>
    </Card>
  )
}
