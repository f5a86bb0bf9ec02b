/** Day, time, place and minutes of the hearing, as its notice prints them. */
import { paths } from '#contract/page-paths.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/appeal/hearing-part.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { evidenceDaysWords } from '#words/deadline/evidence-days.ts'
import { DayInput } from '../inputs/day-input.tsx'
import { NumberInput } from '../inputs/number-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const isLink = (text: string): boolean => /^https:\/\/\S+$/.test(text)

const Practice = ({ caseId }: { caseId: string }) => {
  const { tier } = useUser()
  if (tier !== 'ai_enhanced') {
    return (
      <p>
        {rich(
          words.theHearingOutlineHelpsYouSay({
            link: (text: string) => <TextLink to={paths.module(5, '5-3')}>{text}</TextLink>,
          }),
        )}
      </p>
    )
  }
  return (
    <p>
      {rich(
        words.rehearseYourHearingWithAClock({
          link: (text: string) => <TextLink to={paths.rehearsal(caseId)}>{text}</TextLink>,
        }),
      )}
    </p>
  )
}

export const HearingPart = ({ opened, file: { hearing }, change, doubtAt, refusalOf }: PartProps) => (
  <div className="stack max-w-2xl gap-6">
    {hearing.heldOn === null && <p>{words.noNoticeYet()}</p>}
    <DayInput
      label={words.hearingDate()}
      help={words.fromTheNoticeOfHearingThe()}
      value={hearing.heldOn}
      doubt={doubtAt('hearing.heldOn')}
      refusal={(heldOn) => refusalOf('hearing', { ...hearing, heldOn })}
      onChange={(heldOn) => change('hearing', { ...hearing, heldOn })}
    />
    {hearing.heldOn !== null && (
      <p role="status" className="-mt-4 font-bold">
        {evidenceDaysWords(hearing.heldOn, todayInFlorida(new Date()))}
      </p>
    )}
    <TextField
      type="time"
      label={words.timeByTheCountysClock()}
      help={words.enterTheStartOfABlock()}
      value={hearing.time}
      onChange={({ target }) => change('hearing', { ...hearing, time: target.value })}
    />
    <TextInput
      label={words.place()}
      help={words.orTheLinkBelow()}
      value={hearing.place}
      most={200}
      onChange={(place) => change('hearing', { ...hearing, place })}
    />
    <div className="stack gap-2">
      <TextInput
        label={words.linkToJoinFromHome()}
        help={words.toAppearFromHomeAskThe()}
        value={hearing.remoteLink}
        most={500}
        onChange={(remoteLink) => change('hearing', { ...hearing, remoteLink })}
      />
      {isLink(hearing.remoteLink) && (
        <p>
          <a href={hearing.remoteLink} target="_blank" rel="noreferrer">
            {words.openTheLinkInANew()}
          </a>
        </p>
      )}
    </div>
    <NumberInput
      label={words.minutesYouHave()}
      help={words.whatYouAskedForOnThe()}
      example="10"
      unit="minutes"
      min={1}
      max={480}
      value={hearing.minutes}
      onChange={(minutes) => change('hearing', { ...hearing, minutes })}
    />
    <Practice caseId={opened.id} />
  </div>
)
