/** The ways to papers and answers, one line each. */
import { Lock } from 'lucide-react'
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import * as words from '#messages/dashboard/ways.ts'
import { useUser } from '#web/session/session.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

const waysFor = (hasAi: boolean) =>
  [
    {
      to: paths.documents(),
      name: words.documents(),
      what: hasAi ? words.whatYouWroteAndFiles() : words.worksheetsAndLetters(),
      isOpen: true,
    },
    { to: paths.ask(), name: words.askAQuestion(), what: words.getAnAnswerFromTheLessons(), isOpen: hasAi },
    {
      to: paths.support(),
      name: words.writeToUs(),
      what: words.weAnswerWithin({ answerWithinHours }),
      isOpen: true,
    },
    { to: paths.live(), name: words.liveSessions(), what: words.bringAQuestion(), isOpen: hasAi },
  ] as const

/** What the plan does not hold is told before it is pressed. */
const NotInPlan = () => (
  <p className="text-sm text-soft">
    <Lock aria-hidden="true" className="mr-1 inline size-4 align-[-0.15em]" />
    {words.partOfAiEnhanced()}
  </p>
)

export const Ways = () => {
  const { tier } = useUser()
  return (
    <section aria-labelledby="ways-title" className="stack gap-3">
      <h2 id="ways-title" className="text-xl">
        {words.documentsAndAnswers()}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-2 border-y border-line py-3 sm:gap-y-4 lg:grid-cols-4">
        {waysFor(tier === 'ai_enhanced').map(({ to, name, what, isOpen }) => (
          <li key={to}>
            <p className="font-bold">
              <TextLink to={to}>{name}</TextLink>
            </p>
            {isOpen ? <p className="text-sm text-soft max-sm:hidden">{what}</p> : <NotInPlan />}
          </li>
        ))}
      </ul>
    </section>
  )
}
