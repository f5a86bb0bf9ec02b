/** By when we answer, what priority means, and what we cannot answer. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'

export const OurPromise = () => {
  const { tier } = useUser()
  return (
    <Notice title={`We answer within ${answerWithinHours} hours`}>
      <p>
        {tier === 'ai_enhanced'
          ? 'Your plan includes priority support, so we answer you first.'
          : 'AI-Enhanced owners go first. You’ll still hear from us within this time.'}
      </p>
      <p className="mt-2">
        We’ll explain how an appeal works and how to use the course. We can’t tell you what to claim or give
        legal advice. For a property tax question, try <TextLink to={paths.ask()}>Ask</TextLink> for an
        instant answer.
      </p>
    </Notice>
  )
}
