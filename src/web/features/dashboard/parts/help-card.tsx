/** The ways to an answer, one line each. */
import { paths } from '#contract/page-paths.ts'
import { answerWithinHours } from '#core/support/params.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const ways = [
  {
    to: paths.ask(),
    name: 'Ask a question',
    what: 'Get an answer from the lessons, Florida law and your county’s page, with links. Part of AI-Enhanced.',
  },
  {
    to: paths.support(),
    name: 'Write to us',
    what: `Ask about the course, your account or a payment. We answer within ${answerWithinHours} hours.`,
  },
  {
    to: paths.live(),
    name: 'Live sessions',
    what: 'Bring a question and join by link when one is scheduled. Find recordings and answers afterward. Part of AI-Enhanced.',
  },
] as const

export const HelpCard = () => (
  <Card as="section">
    <h2 className="text-xl">Help and answers</h2>
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
