/** Addresses of mails to support, with what support needs to know already in them. */
import { operator } from './operator.ts'

export const supportLink = (subject: string, body?: string): string => {
  const fields = [['subject', subject], ...(body ? [['body', body]] : [])]
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text ?? '')}`).join('&')
  return `mailto:${operator.supportEmail}?${query}`
}
