/**
 * Owns how many days records are kept after their use is over. The privacy page names the same figures. All are our own
 * choices, checked 2026-11-22; what tax and accounting law asks for (orders and their ledger) is not among them.
 */
export const daysKept = {
  /** After a sign-in has ended. */
  endedSignIns: 30,
  /** After a set-up, password or confirmation link was used or ran out; support can still see what became of it. */
  oldLinks: 90,
  /** After a report was last made: two seasons, so that an owner who comes back next August finds it. */
  reports: 730,
  /** After a mail went out or was given up: to whom, of what kind and when. Its words are gone at once. */
  mailRecords: 365,
  /** After a mail: the link at its foot that ends such mails. One that was used is kept, so that it goes on counting. */
  stopLinks: 365,
  /** After a reminder of the next notices was sent, or asked for and never confirmed. */
  seasonReminders: 30,
  /** After a checkout that nobody paid. */
  leftCheckouts: 90,
  /** After the payment company told us of something and it was dealt with. */
  paymentNotices: 730,
  /** After a language model was asked. */
  modelCalls: 365,
  /** After a conversation with support was closed. */
  closedSupport: 730,
} as const
