/** Whether its reader lives in the home of a first answer: said here once, it is known to the report, the set-up and the account. */
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import * as words from '#messages/landing/who-lives-here.ts'
import { HomesteadDiffers } from '#web/property/homestead-differs.tsx'
import { LivesHere } from '#web/property/lives-here.tsx'
import { useSaidLivesThere } from '#web/property/use-said-lives-there.ts'

type WhoLivesHereProps = { parcelId: string; claim: string }

/** Where the record shows no homestead exemption: what an owner who lives there can claim. */
const MayClaim = ({ parcelId, claim }: WhoLivesHereProps) => {
  const { said, say } = useSaidLivesThere(parcelId)
  return (
    <div className="rounded-md bg-tint p-3">
      {said === null && <p className="font-bold">{words.doYouLiveHere()}</p>}
      <p>{said === false ? words.youDontLiveHere() : claim}</p>
      <p className="mt-1">
        <LivesHere said={said} onSay={say} />
      </p>
    </div>
  )
}

/** Where the record shows one, the answer counts it, as the tax bill does. */
const Counted = ({ parcelId }: Pick<WhoLivesHereProps, 'parcelId'>) => {
  const { said, say } = useSaidLivesThere(parcelId)
  const livesHere = said !== false
  return (
    <div className="stack gap-2 text-sm text-soft">
      <p>
        {livesHere ? words.countsTheHomestead() : words.youDontLiveHere()}{' '}
        <LivesHere said={livesHere} onSay={say} />
      </p>
      <HomesteadDiffers said={livesHere} onRecord />
    </div>
  )
}

type Answered = Extract<QuickAnswer, { kind: 'answer' }>

export const WhoLivesHere = ({ parcelId, unclaimedHomestead }: Answered) =>
  parcelId !== null &&
  unclaimedHomestead !== null && <MayClaim parcelId={parcelId} claim={unclaimedHomestead} />

export const CountedHomestead = ({ parcelId, countsHomestead }: Answered) =>
  parcelId !== null && countsHomestead && <Counted parcelId={parcelId} />
