/** Whether its owner lives in a home, by one press: asked until they have said, and then the other answer takes it back. */
import * as words from '#messages/property/lives-here.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'

type LivesHereProps = {
  /** null while nobody has said. */
  said: boolean | null
  onSay: (livesHere: boolean) => void
}

export const LivesHere = ({ said, onSay }: LivesHereProps) => (
  <span className="no-print inline-flex flex-wrap gap-x-6 gap-y-1">
    {said !== true && (
      <TextButton onClick={() => onSay(true)}>
        {said === null ? words.yesILiveHere() : words.iDoLiveHere()}
      </TextButton>
    )}
    {said !== false && (
      <TextButton onClick={() => onSay(false)}>
        {said === null ? words.iRentItOut() : words.iDontLiveHere()}
      </TextButton>
    )}
  </span>
)
