/** The ways to an answer, one line each. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import * as words from '#messages/dashboard/help-card.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const ways = [
  {
    to: paths.ask(),
    name: words.askAQuestion(),
    what: words.getAnAnswerFromTheLessons(),
  },
  {
    to: paths.support(),
    name: words.writeToUs(),
    what: words.askAboutTheCourseYourAccount({ answerWithinHours }),
  },
  {
    to: paths.live(),
    name: words.liveSessions(),
    what: words.bringAQuestionAndJoinBy(),
  },
] as const

export const HelpCard = () => (
  <Card as="section">
    <h2 className="text-xl">{words.helpAndAnswers()}</h2>
    <ul className="stack mt-4 gap-4">
      {ways.map(({ to, name, what }) => (
        <li key={to} className="measure">
          <p className="font-bold">
            <TextLink to={to}>{name}</TextLink>
          </p>
          <p className="text-soft">{what}</p>
        </li>
      ))}
    </ul>
  </Card>
)
