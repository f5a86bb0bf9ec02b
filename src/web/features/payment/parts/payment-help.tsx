/** What can be tried after a payment did not go through. */
import * as words from '#messages/payment/payment-help.ts'

const methodIssues = [
  { problem: words.cardDeclined(), advice: words.tryAnotherCardOrAskYour() },
  { problem: words.insufficientFunds(), advice: words.pleaseUseAnotherCardOrAccount() },
  { problem: words.expiredCard(), advice: words.enterTheDateAsItsPrinted() },
]

const technicalIssues = [
  { problem: 'Browser', advice: words.updateItOrTryAnotherOne() },
  { problem: 'Connection', advice: words.makeSureYoureOnlineThenReload() },
  { problem: words.adBlockers(), advice: words.turnThemOffForThePayment() },
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
      <HelpList id="method-issues" title={words.paymentMethodIssues()} issues={methodIssues} />
      <HelpList id="technical-issues" title={words.technicalIssues()} issues={technicalIssues} />
    </div>
    <p className="text-soft">{words.paymentsAreProcessedByOurCard()}</p>
  </>
)
