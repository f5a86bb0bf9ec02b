/** The three steps from the mailbox to the account. */
import * as words from '#messages/account-setup/mail-steps.ts'
import { linkLifetime } from '#words/account/link-lifetime.ts'

const steps = [
  { title: words.findTheEmailFromJustValue(), text: words.checkYourInboxAndYourSpam() },
  {
    title: words.clickCompleteAccountSetup(),
    text: words.theLinkWorksOnceForIf({ duration: linkLifetime('setup') }),
  },
  {
    title: words.createAPasswordAndEnterProperty(),
    text: words.itTakesAboutThreeMinutesThen(),
  },
]

export const MailSteps = () => (
  <ol className="stack gap-5">
    {steps.map((step, at) => (
      <li key={step.title} className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-[2.5rem] shrink-0 place-items-center rounded-full border-2 border-action bg-tint font-bold text-action"
        >
          {at + 1}
        </span>
        <div>
          <p className="font-bold">{step.title}</p>
          <p className="text-soft">{step.text}</p>
        </div>
      </li>
    ))}
  </ol>
)
