/** By when we answer, what priority means, and what we cannot answer. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import { useUser } from '#web/session.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const OurPromise = () => {
  const { tier } = useUser()
  return (
    <Notice title={`We answer within ${answerWithinHours} hours`}>
      <p>
        {tier === 'ai_enhanced'
          ? 'Your plan holds priority support: your messages are answered before others.'
          : 'Messages of AI-Enhanced owners are answered first, and yours within the same time.'}
      </p>
      <p className="mt-2">
        We explain how an appeal works and how to use the course. We cannot say what you should claim, and we
        do not give legal advice. For a question about property tax, <TextLink to={paths.ask()}>Ask</TextLink>{' '}
        may have the answer at once.
      </p>
    </Notice>
  )
}
