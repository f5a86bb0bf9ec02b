/** What to do, at the field, about an address that is not on the county's record: a neighbor's number, or the notice's numbers. */
import * as words from '#messages/landing/report-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { rich } from '#web/ui/layout/rich.ts'

type NotOnRecordProps = {
  nearest: readonly string[]
  onPick: (address: string) => void
  onNumbers: () => void
}

export const NotOnRecord = ({ nearest, onPick, onNumbers }: NotOnRecordProps) => (
  <div className="stack gap-3">
    {nearest.map((address) => (
      <Button key={address} variant="secondary" fullWidth onClick={() => onPick(address)}>
        {address}
      </Button>
    ))}
    <p>
      {rich(
        words.sureItsRightUseNumbers({
          button: (text: string) => <TextButton onClick={onNumbers}>{text}</TextButton>,
        }),
      )}
    </p>
  </div>
)
