/** Whether its reader lives in the home of a first answer: said here once, it is known to the report, the set-up and the account. */
import * as words from '#messages/landing/who-lives-here.ts'
import { LivesHere } from '#web/property/lives-here.tsx'
import { useSaidLivesThere } from '#web/property/use-said-lives-there.ts'
import { WrongHomestead } from '#web/property/wrong-homestead.tsx'
import type { WrongHomestead as Wrong } from '#words/verdict/wrong-homestead.ts'

type MayClaimProps = { parcelId: string; claim: { asked: string; claimed: string } }

/** Where the record shows no homestead exemption: what an owner who lives there can claim. */
export const MayClaim = ({ parcelId, claim }: MayClaimProps) => {
  const { said, say } = useSaidLivesThere(parcelId)
  return (
    <div className="rounded-md bg-tint p-3">
      {said === null && <p className="font-bold">{words.doYouLiveHere()}</p>}
      <p>{said === false ? words.youDontLiveHere() : said ? claim.claimed : claim.asked}</p>
      <p className="mt-1">
        <LivesHere said={said} onSay={say} />
      </p>
    </div>
  )
}

/** Where the record shows one, the answer counts it, as the tax bill does. */
export const Counted = ({ parcelId, wrong }: { parcelId: string; wrong: Wrong }) => {
  const { said, say } = useSaidLivesThere(parcelId)
  const livesHere = said !== false
  return (
    <div className="stack gap-2 text-sm text-soft">
      <p>
        {livesHere ? words.countsTheHomestead() : words.youDontLiveHere()}{' '}
        <LivesHere said={livesHere} onSay={say} />
      </p>
      {!livesHere && (
        <div role="status">
          <WrongHomestead wrong={wrong} />
        </div>
      )}
    </div>
  )
}
