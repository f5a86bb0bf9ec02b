/** The three steps from the mailbox to the account. */
const steps = [
  { title: 'Find the e-mail from Just Value', text: 'Look in your inbox, and in the spam folder too.' },
  {
    title: "Click 'Complete Account Setup'",
    text: "The link works once, within 7 days. If you have an account, the button says 'Add your purchase'.",
  },
  {
    title: 'Create a password and enter property details',
    text: 'About three minutes. Then the course is open.',
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
