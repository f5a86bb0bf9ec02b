/** What can be tried after a payment did not go through. */
const methodIssues = [
  { problem: 'Card declined', advice: 'try another card, or ask your bank whether it blocked the payment.' },
  { problem: 'Insufficient funds', advice: 'use another card or account.' },
  { problem: 'Expired card', advice: 'enter the date as it’s printed on the card.' },
]

const technicalIssues = [
  { problem: 'Browser', advice: 'update it, or try another one.' },
  { problem: 'Connection', advice: 'make sure you’re online, then reload the page.' },
  { problem: 'Ad blockers', advice: 'turn them off for the payment page. Some keep it from loading.' },
]

type HelpListProps = { id: string; title: string; issues: typeof methodIssues }

const HelpList = ({ id, title, issues }: HelpListProps) => (
  <section aria-labelledby={id} className="stack gap-3">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    <ul className="stack list-disc gap-2 pl-6">
      {issues.map(({ problem, advice }) => (
        <li key={problem}>
          <strong>{problem}:</strong> {advice}
        </li>
      ))}
    </ul>
  </section>
)

export const PaymentHelp = () => (
  <>
    <div className="grid gap-8 sm:grid-cols-2">
      <HelpList id="method-issues" title="Payment method issues" issues={methodIssues} />
      <HelpList id="technical-issues" title="Technical issues" issues={technicalIssues} />
    </div>
    <p className="text-soft">
      Payments are processed by our card payment provider, Stripe. No card details are stored on our side.
      Support replies within 24 hours.
    </p>
  </>
)
