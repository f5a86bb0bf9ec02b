/** One case in the list: its home and year, its next step with the day, and how far it is. */
import type { ListedCase } from '#contract/case/listed.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/case-card.ts'
import { answeredOutlook, askedStrength, figureOf } from '#web/case/at-stake.tsx'
import { afterFee, nearRatioInShort, savingRange, useOutlook } from '#web/case/outlook.ts'
import { seasonOverWords } from '#web/case/season-over.tsx'
import { StrengthLine } from '#web/case/strength-line.tsx'
import { SettleHomesteadTag } from '#web/property/settle-homestead-tag.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { toldAnswer } from '#words/case/told-answer.ts'

type StakeProps = Pick<ListedCase, 'id' | 'over'>

/** The same answer and figures as on Home and in the case. */
const Stake = ({ id, over }: StakeProps) => {
  const outlook = useOutlook(id)
  const answered = answeredOutlook(outlook)
  const option = outlook && figureOf(outlook)?.option
  const left = option?.saving && savingRange(afterFee(option.saving, outlook?.feeCents ?? 0))
  const near = option && nearRatioInShort(option, outlook?.feeCents ?? null)
  const strength = answered && askedStrength(answered)
  const told = answered && toldAnswer(answered)
  if (over) return <p className="font-serif text-lg font-semibold">{seasonOverWords(over)}</p>
  return (
    <>
      {told && <p className="font-serif text-lg font-semibold">{told.title}</p>}
      {told?.before && <p className="text-sm">{told.before}</p>}
      {left && <p className="font-bold">{words.atStake({ left })}</p>}
      {near && <p className="text-sm font-bold">{near}</p>}
      <StrengthLine strength={strength} reason="short" />
      {outlook?.isHomesteadUnsettled && (
        <p>
          <SettleHomesteadTag />
        </p>
      )}
    </>
  )
}

type CaseCardProps = ListedCase & {
  /** Of all of them it has the button to press. */
  isFirst: boolean
}

export const CaseCard = ({
  id,
  isFirst,
  address,
  countyName,
  taxYear,
  nextStep,
  over,
  ...counts
}: CaseCardProps) => {
  return (
    <Card as="li" highlighted={isFirst}>
      <div className="stack gap-4">
        <div>
          <h2 className="text-xl">{address}</h2>
          <p className="text-soft">{words.taxYearCounty({ taxYear, countyName })}</p>
          <Stake id={id} {...(over && { over })} />
        </div>
        <p>
          <span className="block text-sm font-bold text-action">{words.nextStep()}</span>
          <span className="font-bold">{nextStep.title}</span>
          {nextStep.dueOn !== null && (
            <>
              {words.by()} <CalendarDay day={nextStep.dueOn} />
            </>
          )}
        </p>
        <ProgressBar
          label={words.progress()}
          percent={(100 * counts.stepsDone) / counts.stepsTotal}
          valueText={words.ofParts({ stepsDone: counts.stepsDone, stepsTotal: counts.stepsTotal })}
        />
        <div>
          <ButtonLink to={paths.appealCase(id)} variant={isFirst ? 'primary' : 'secondary'}>
            {words.next()}
            <span className="sr-only">
              : {address}, {taxYear}
            </span>
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
