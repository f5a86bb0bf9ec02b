/** Day, time, place and minutes of the hearing, as its notice prints them. */
import { paths } from '#contract/page-paths.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { DayInput } from './inputs/day-input.tsx'
import { NumberInput } from './inputs/number-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const isLink = (text: string): boolean => /^https:\/\/\S+$/.test(text)

const Practice = ({ caseId }: { caseId: string }) => {
  const { tier } = useUser()
  if (tier !== 'ai_enhanced') {
    return (
      <p>
        <TextLink to={paths.module(5, '5-3')}>The hearing outline</TextLink> helps you say your case aloud
        within your minutes.
      </p>
    )
  }
  return (
    <p>
      <TextLink to={paths.rehearsal(caseId)}>Rehearse your hearing</TextLink>, with a clock and with questions
      from the weak points of your own case.
    </p>
  )
}

export const HearingPart = ({ opened, file: { hearing }, change, doubtAt, refusalOf }: PartProps) => (
  <div className="stack max-w-xl gap-6">
    <DayInput
      label="Day of the hearing"
      help="From the notice of hearing. The days for your evidence are counted back from it."
      value={hearing.heldOn}
      doubt={doubtAt('hearing.heldOn')}
      refusal={(heldOn) => refusalOf('hearing', { ...hearing, heldOn })}
      onChange={(heldOn) => change('hearing', { ...hearing, heldOn })}
    />
    <TextField
      type="time"
      label="Time, by the county’s clock"
      help="Most of the Panhandle keeps Central time. If the notice gives a block of time, type its start."
      value={hearing.time}
      onChange={({ target }) => change('hearing', { ...hearing, time: target.value })}
    />
    <TextInput
      label="Place"
      value={hearing.place}
      most={200}
      optional
      onChange={(place) => change('hearing', { ...hearing, place })}
    />
    <div className="stack gap-2">
      <TextInput
        label="Link to join from home"
        help="To appear from home, ask the clerk in writing on the day the notice comes."
        value={hearing.remoteLink}
        most={500}
        optional
        onChange={(remoteLink) => change('hearing', { ...hearing, remoteLink })}
      />
      {isLink(hearing.remoteLink) && (
        <p>
          <a href={hearing.remoteLink} target="_blank" rel="noreferrer">
            Open the link in a new window
          </a>
        </p>
      )}
    </div>
    <NumberInput
      label="Minutes you have"
      help="What you asked for on the petition, or what the notice says. Most cases take about 15."
      example="15"
      unit="minutes"
      min={1}
      max={480}
      value={hearing.minutes}
      onChange={(minutes) => change('hearing', { ...hearing, minutes })}
    />
    <Practice caseId={opened.id} />
  </div>
)
