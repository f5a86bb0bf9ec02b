/** The ways to papers and answers, one line each. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import * as words from '#messages/dashboard/ways.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

const ways = [
  { to: paths.documents(), name: words.documents(), what: words.whatYouWroteAndFiles() },
  { to: paths.ask(), name: words.askAQuestion(), what: words.getAnAnswerFromTheLessons() },
  { to: paths.support(), name: words.writeToUs(), what: words.weAnswerWithin({ answerWithinHours }) },
  { to: paths.live(), name: words.liveSessions(), what: words.bringAQuestion() },
] as const

export const Ways = () => (
  <section aria-labelledby="ways-title" className="stack gap-3">
    <h2 id="ways-title" className="text-xl">
      {words.documentsAndAnswers()}
    </h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-2 border-y border-line py-3 sm:gap-y-4 lg:grid-cols-4">
      {ways.map(({ to, name, what }) => (
        <li key={to}>
          <p className="font-bold">
            <TextLink to={to}>{name}</TextLink>
          </p>
          <p className="text-sm text-soft max-sm:hidden">{what}</p>
        </li>
      ))}
    </ul>
  </section>
)
