/** By when we answer, what priority means, and what we cannot answer. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import * as words from '#messages/support/our-promise.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const OurPromise = () => {
  const { tier } = useUser()
  return (
    <Notice title={words.weAnswerWithinHours({ answerWithinHours })}>
      <p>
        {tier === 'ai_enhanced'
          ? words.yourPlanIncludesPrioritySupportSo()
          : words.aiEnhancedOwnersGoFirstYoull()}
      </p>
      <p className="mt-2">
        {rich(
          words.wellExplainHowAnAppealWorks({
            link: (text: string) => <TextLink to={paths.ask()}>{text}</TextLink>,
          }),
        )}
      </p>
    </Notice>
  )
}
