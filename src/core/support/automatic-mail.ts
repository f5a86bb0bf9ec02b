/** Owns which mails a machine sent: answers of absence, bounces, lists. They are never answered, so that no loop begins. */

/** Header names in small letters → value. */
export type MailHeaders = Readonly<Record<string, string>>

const automaticPrecedence = ['bulk', 'junk', 'list', 'auto_reply', 'auto-reply']

/** Senders that no person reads or writes as. */
const machines = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(?:[+@-]|$)/i

const said = (headers: MailHeaders, name: string): string => (headers[name] ?? '').trim().toLowerCase()

/**
 * Whether nobody wrote this mail by hand. RFC 3834 asks senders to say so (Auto-Submitted); Precedence, List-Id and an
 * empty return path (RFC 5321, 4.5.5) are what others use.
 */
export const isAutomaticMail = (headers: MailHeaders, from: string): boolean => {
  const submitted = said(headers, 'auto-submitted').split(';')[0] ?? ''
  return (
    (submitted !== '' && submitted !== 'no') ||
    automaticPrecedence.includes(said(headers, 'precedence')) ||
    'x-autoreply' in headers ||
    'x-autorespond' in headers ||
    'list-id' in headers ||
    said(headers, 'return-path') === '<>' ||
    said(headers, 'content-type').startsWith('multipart/report') ||
    machines.test(from)
  )
}
