/** For tests: the newest mail to an address, as soon as it has come. */
import type { CaughtMail } from './read-mail.ts'
import type { Mailbox } from './start-mailbox.ts'

export interface ExpectedMail {
  readonly to: string
  /** Any part of the subject, or a pattern for it. */
  readonly subject?: string | RegExp
  readonly withinSeconds?: number
}

const fits = (subject: string, wanted: ExpectedMail['subject']): boolean => {
  if (wanted === undefined) return true
  return typeof wanted === 'string' ? subject.includes(wanted) : wanted.test(subject)
}

export const waitForMail = async (
  mailbox: Pick<Mailbox, 'list'>,
  { to, subject, withinSeconds = 60 }: ExpectedMail,
): Promise<CaughtMail> => {
  const giveUpAt = performance.now() + withinSeconds * 1000
  while (performance.now() < giveUpAt) {
    const found = (await mailbox.list({ to, limit: 500 })).find((mail) => fits(mail.subject, subject))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  const subjects = (await mailbox.list({ to })).map((mail) => mail.subject)
  throw new Error(
    `No such mail to ${to} within ${withinSeconds} s; there are: ${subjects.join(' | ') || 'none'}`,
  )
}
