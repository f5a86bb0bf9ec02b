/** The press that says yes to a home that is known; where nobody has said who lives there it says that too, so that it is asked nowhere else. */
import * as words from '#messages/property/own-it.ts'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'

type OwnItProps = Pick<ButtonProps, 'busyLabel' | 'type'> & {
  busy: boolean
  asksWhoLivesThere: boolean
  /** `livesThere`: null where it was not asked. */
  onPress: (livesThere: boolean | null) => void
}

export const OwnIt = ({ asksWhoLivesThere, onPress, busy, ...press }: OwnItProps) =>
  asksWhoLivesThere ? (
    <>
      <Button size="lg" busy={busy} {...press} onClick={() => onPress(true)}>
        {words.andLiveHere()}
      </Button>
      <Button size="lg" variant="secondary" disabled={busy} {...press} onClick={() => onPress(false)}>
        {words.andLiveElsewhere()}
      </Button>
    </>
  ) : (
    <Button size="lg" busy={busy} {...press} onClick={() => onPress(null)}>
      {words.yesIOwnIt()}
    </Button>
  )
