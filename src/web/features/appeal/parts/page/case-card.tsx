/** One case in the list: its home and year, its next step with the day, and how far it is. */
import type { ListedCase } from '#contract/case/listed.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/case-card.ts'
import { figureOf } from '#web/case/at-stake.tsx'
import { afterFee, savingRange, useOutlook } from '#web/case/outlook.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'

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
  ...counts
}: CaseCardProps) => {
  const outlook = useOutlook(id)
  const saving = outlook && figureOf(outlook)?.option.saving
  const left = saving && savingRange(afterFee(saving, outlook.feeCents ?? 0))
  return (
    <Card as="li">
      <div className="stack gap-4">
        <div>
          <h2 className="text-xl">{address}</h2>
          <p className="text-soft">{words.taxYearCounty({ taxYear, countyName })}</p>
          {left && <p className="font-bold">{words.atStake({ left })}</p>}
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
