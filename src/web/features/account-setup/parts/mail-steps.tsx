/** The three steps from the mailbox to the account. */
import { linkLifetime } from '#core/account/link-lifetime.ts'

const steps = [
  { title: 'Find the email from Just Value', text: 'Check your inbox and your spam folder.' },
  {
    title: "Click 'Complete Account Setup'",
    text: `The link works once, for ${linkLifetime('setup')}. If you already have an account, the button says 'Add your purchase'.`,
  },
  {
    title: 'Create a password and enter property details',
    text: 'It takes about three minutes. Then you can start the course.',
  },
]

export const MailSteps = () => (
  <ol className="stack gap-5">
    {steps.map((step, at) => (
      <li key={step.title} className="flex gap-4">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-action bg-tint font-bold text-action"
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
