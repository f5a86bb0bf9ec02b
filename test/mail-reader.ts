/** Owns reading, in tests, what the built-in mailbox has caught. */
import { setTimeout as pause } from 'node:timers/promises'
import type { CaughtMail } from '#fakes/smtp/read-mail.ts'

type Summary = Pick<CaughtMail, 'id' | 'subject'>

export type MailReader = {
  /** The newest mail to this address whose subject contains the words, once it has come. */
  to(address: string, subject: string): Promise<CaughtMail>
  /** Subjects of all mail to this address so far, newest first. */
  subjects(address: string): Promise<string[]>
}

/** A busy machine does not reach it. */
const waitSeconds = 60

const getJson = async <T>(url: string): Promise<T> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.json()) as T
}

export const readMailOf = (url: string): MailReader => {
  const listOf = async (address: string) => {
    const query = new URLSearchParams({ to: address, limit: '500' })
    return (await getJson<{ messages: Summary[] }>(`${url}/dev/mail/api/messages?${query}`)).messages
  }
  return {
    to: async (address, subject) => {
      const giveUpAt = performance.now() + waitSeconds * 1000
      while (performance.now() < giveUpAt) {
        const found = (await listOf(address)).find((mail) => mail.subject.includes(subject))
        if (found) return getJson(`${url}/dev/mail/api/messages/${found.id}`)
        await pause(50)
      }
      throw new Error(`no mail about “${subject}” came to ${address} in ${waitSeconds} s`)
    },
    subjects: async (address) => (await listOf(address)).map(({ subject }) => subject),
  }
}

const tokenIn = (links: readonly string[]): string | null => {
  const inQuery = links.find((address) => address.includes('token='))
  if (inQuery) return new URL(inQuery).searchParams.get('token')
  const inPath = links.map((address) => /\/verify-email\/([^/?#]+)$/.exec(address)?.[1])
  return inPath.find((token) => token !== undefined) ?? null
}

/** The token in the link, and the code to type, of a set-up, reset or verification mail. */
export const secretsIn = (mail: CaughtMail): { token: string; code: string } => {
  const token = tokenIn(mail.links)
  const [code] = /\b[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}\b/.exec(mail.text) ?? []
  if (!token || !code) throw new Error(`no link or no code in: ${mail.text}`)
  return { token, code }
}
