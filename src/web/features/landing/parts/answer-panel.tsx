/** The answer for an address: one figure, one sentence, one button. It comes into view and takes the focus. */

import { paths } from '#contract/page-paths.ts'
import type { QuickAnswer } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/landing/answer-panel.ts'
import { useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const keepReportEmailId = 'keep-report-email'

const show = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView?.({ block: 'nearest' })
}

type PanelProps = { address: string; answer: QuickAnswer }

const Words = ({ answer }: { answer: QuickAnswer }) => {
  if (answer.kind !== 'answer')
    return (
      <>
        <p className="font-serif text-xl font-semibold">{words.oneMoreStepForThisHome()}</p>
        <p>{answer.message}</p>
      </>
    )
  const { label, figure, headline, address, countyName, countyValueCents, taxYear, isCurrent, isSample } =
    answer
  return (
    <>
      <p className="font-bold">{label}</p>
      {figure && (
        <p>
          <span className="amount tabular block font-serif text-[clamp(1.75rem,13vw,2.25rem)] font-semibold sm:text-5xl">
            {formatMoney(figure.cents)}
          </span>
          <span className="text-soft">{figure.of}</span>
        </p>
      )}
      <p className={figure ? '' : 'font-serif text-xl font-semibold'}>{headline}</p>
      {countyValueCents !== null && (
        <p>
          {rich(
            words.countysMarketValue({
              taxYear: String(taxYear),
              strong: () => <strong>{formatMoney(countyValueCents)}</strong>,
            }),
          )}
        </p>
      )}
      <p className="text-sm text-soft">
        {isSample && words.inventedSampleHome()}
        {words.foundCountysRecordIscurrent({
          address,
          countyName,
          taxYear,
          isCurrent: isCurrent ? 'yes' : 'no',
        })}
      </p>
    </>
  )
}

const buttonWords = ({ kind }: QuickAnswer): string =>
  kind === 'answer' ? words.emailMeTheFullReport() : words.continueWithMyEmail()

export const AnswerPanel = ({ address, answer }: PanelProps) => {
  const { keepAddress } = useHomeAsked()
  const goOn = () => {
    keepAddress(address)
    // After the form below has taken the address.
    requestAnimationFrame(() => show(document.getElementById(keepReportEmailId)))
  }
  return (
    <section
      ref={show}
      tabIndex={-1}
      aria-label={words.yourAnswer()}
      className="stack scroll-my-24 gap-4 rounded-lg border-2 border-action bg-surface p-5 sm:p-6"
    >
      <Words answer={answer} />
      <Button size="lg" fullWidth onClick={goOn}>
        {buttonWords(answer)}
      </Button>
      <p className="text-sm text-soft">
        {rich(
          words.generalInformationNotAnAppraisalOr({
            link: (text: string) => (
              <a href={paths.disclaimers()} className="text-action underline underline-offset-4">
                {text}
              </a>
            ),
          }),
        )}
      </p>
    </section>
  )
}
