/** Slows down who guesses passwords, without shutting out the owner of the account that is guessed at. */
import type { Context } from '#server/context.ts'
import type { SetCookie } from '#server/http/cookies.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import {
  type Backoff,
  countTry,
  dropOldTries,
  forgetTries,
  isTrusted,
  takeBackTry,
  trust,
} from './sign-in-tries.ts'

const hour = 60 * 60
const wait = { windowSeconds: hour, firstWaitSeconds: 60, longestWaitSeconds: 15 * 60 }

/** One address at one account: a person who has forgotten the password. */
const pairBackoff: Backoff = { free: 6, ...wait }
/** One address at any account: offices and mobile networks share one. */
const addressBackoff: Backoff = { free: 30, ...wait }
/** One account from addresses that never signed in to it: guessing that is spread over many. */
const accountBackoff: Backoff = { free: 30, ...wait }

/** A browser that somebody has signed in from: only its own slips are counted, whatever others do meanwhile. */
const browserDays = 365

/** An address from which the person signed in, or chose a new password by mail, is not counted among strangers. */
const trustMilliseconds = 90 * 24 * hour * 1000

type At = {
  readonly email: string
  readonly ip: string
  /** What the browser keeps from an earlier sign-in. */
  readonly browser?: string | undefined
}
type TriesContext = Pick<Context, 'db' | 'now'>

/** Whether there is such an account makes no difference. */
const subjectsOf = ({ email, ip }: At) => {
  const account = email.toLowerCase()
  return {
    pair: hashToken(`sign-in pair ${ip} ${account}`),
    address: hashToken(`sign-in address ${ip}`),
    account: hashToken(`sign-in account ${account}`),
  }
}

export type Try = { readonly ok: true } | { readonly ok: false; readonly waitSeconds: number }

const waitUntil = (blockedUntil: Date, now: Date): Try => ({
  ok: false,
  waitSeconds: (blockedUntil.getTime() - now.getTime()) / 1000,
})

const browserSubject = (email: string, browser: string): Buffer =>
  hashToken(`sign-in browser ${browser} ${email.toLowerCase()}`)

/** null where the browser is not known to the account. */
const tryOfKnownBrowser = async (
  { db }: TriesContext,
  { email, browser }: At,
  moment: Date,
): Promise<Try | null> => {
  if (browser === undefined) return null
  const subject = browserSubject(email, browser)
  if (!(await isTrusted(db, subject, moment))) return null
  const counted = await countTry(db, subject, pairBackoff, moment)
  return counted.taken ? { ok: true } : waitUntil(counted.blockedUntil, moment)
}

/** Makes this browser known to the account, and gives the cookie by which it is told again. */
export const knownBrowserCookie = async (
  { db, now }: TriesContext,
  email: string,
  browser: string = randomToken(),
): Promise<SetCookie> => {
  const maxAgeSeconds = browserDays * 24 * hour
  const moment = now()
  await trust(db, browserSubject(email, browser), moment, new Date(moment.getTime() + maxAgeSeconds * 1000))
  return { name: 'jv_browser', value: browser, maxAgeSeconds }
}

/** Counts a try to sign in, before the password is looked at. Who has to wait is counted nowhere. */
export const beginTry = async ({ db, now }: TriesContext, at: At): Promise<Try> => {
  const subjects = subjectsOf(at)
  const moment = now()
  const known = await tryOfKnownBrowser({ db, now }, at, moment)
  if (known) return known
  const pair = await countTry(db, subjects.pair, pairBackoff, moment)
  if (!pair.taken) return waitUntil(pair.blockedUntil, moment)
  const address = await countTry(db, subjects.address, addressBackoff, moment)
  if (!address.taken) {
    await takeBackTry(db, subjects.pair)
    return waitUntil(address.blockedUntil, moment)
  }
  const { trustedUntil } = pair
  if (trustedUntil !== null && trustedUntil > moment) return { ok: true }
  const account = await countTry(db, subjects.account, accountBackoff, moment)
  if (account.taken) return { ok: true }
  await takeBackTry(db, subjects.pair)
  await takeBackTry(db, subjects.address)
  return waitUntil(account.blockedUntil, moment)
}

/** From now on this address is no stranger to the account. */
export const trustAddress = async ({ db, now }: TriesContext, at: At): Promise<void> => {
  const moment = now()
  await trust(db, subjectsOf(at).pair, moment, new Date(moment.getTime() + trustMilliseconds))
  await dropOldTries(db, new Date(moment.getTime() - hour * 1000), moment)
}

/** After a sign-in that succeeded. The address keeps its other tries: an account of one's own must not wash them off. */
export const endTry = async (ctx: TriesContext, at: At): Promise<void> => {
  const { address, account } = subjectsOf(at)
  await takeBackTry(ctx.db, address)
  await forgetTries(ctx.db, account)
  await trustAddress(ctx, at)
}
