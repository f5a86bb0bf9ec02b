/** By when we answer, what we cannot answer, and where an answer is at hand without us. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import * as words from '#messages/support/our-promise.ts'
import { useUser } from '#web/session/session.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { DescribedLinks } from '#web/ui/action/described-links.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const quicker = [
  { to: paths.ask(), name: words.ask(), what: words.howAnAppealWorks() },
  { to: paths.counties(), name: words.countyPages(), what: words.officesFeesAndDates() },
  { to: paths.documents(), name: words.documents(), what: words.yourPapers() },
]

const Quicker = () => (
  <section className="stack gap-2 border-t border-line pt-5">
    <h2 className="text-xl">{words.quickerAnswers()}</h2>
    <DescribedLinks links={quicker} className="stack gap-3" />
  </section>
)

export const OurPromise = () => {
  const { tier } = useUser()
  return (
    <Card>
      <div className="stack gap-5">
        <section className="stack gap-3">
          <h2 className="text-xl">{words.weAnswerWithinHours({ answerWithinHours })}</h2>
          <p>
            {tier === 'ai_enhanced'
              ? words.yourPlanIncludesPrioritySupportSo()
              : words.aiEnhancedOwnersGoFirstYoull()}
          </p>
          <p>{words.aboutTheCourse()}</p>
          <p>
            {rich(
              words.orEmail({
                mail: () => (
                  <MailLink href={supportLink(words.questionAboutJustValue())}>
                    {operator.supportEmail}
                  </MailLink>
                ),
              }),
            )}
          </p>
        </section>
        <Quicker />
      </div>
    </Card>
  )
}
