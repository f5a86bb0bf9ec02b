/** The mail server and payment provider of one installation: the configured ones, or our own stand-ins. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import { standInColors } from '#core/palette.ts'
import { type Mailbox, startMailbox } from '#fakes/smtp/start-mailbox.ts'
import { startStripeStandIn } from '#fakes/stripe/start-stand-in.ts'
import type { Database } from '#server/db/open.ts'
import type { Env } from '#server/env.ts'
import { webhookPath } from '#server/features/purchase/event/webhook.ts'
import { installationSecret } from '#server/secrets.ts'
import type { PaymentSettings } from '#server/services/stripe/payments.ts'

/** What a worker in another process needs to reach the same worlds. */
const outsideSchema = z.object({
  smtpUrl: z.string(),
  payments: z.object({
    secretKey: z.string(),
    apiBase: z.string().optional(),
    webhookSecrets: z.array(z.string()),
  }),
})

export type Outside = { readonly smtpUrl: string; readonly payments: PaymentSettings }

export type OpenOutside = Outside & {
  /** Set when the built-in mailbox catches the mail. */
  readonly mailbox: Mailbox | null
  readonly close: () => Promise<void>
}

const localKey = 'sk_test_local_stand_in'

/** A key of the stand-in's own kind needs an address to be somebody else's. */
const usesStandIn = (env: Env): boolean => {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = env
  return key === undefined || (key.startsWith('sk_test_local_') && base === undefined)
}

/** Several webhook secrets may stand with commas between, so that one can replace another without losing events. */
const configuredPayments = (env: Env): PaymentSettings => ({
  secretKey: env.STRIPE_SECRET_KEY ?? '',
  apiBase: env.STRIPE_API_BASE,
  webhookSecrets: (env.STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean),
})

const fileIn = (env: Env): string => path.join(env.DATA_DIR, 'outside.json')

const loopback = (env: Env): string => (env.HOST === '0.0.0.0' || env.HOST === '::' ? '127.0.0.1' : env.HOST)

const startPaymentStandIn = async (env: Env, pool: pg.Pool, db: Database, now: () => Date) => {
  const secret = await installationSecret(db, 'stand-in-webhook-secret')
  const webhook = { url: `http://${loopback(env)}:${env.PORT}${webhookPath}`, secret: `whsec_${secret}` }
  const options = {
    pool,
    webhook,
    now,
    host: '127.0.0.1',
    accountName: 'Just Value',
    colors: standInColors(),
  }
  const wanted = env.STRIPE_STAND_IN_PORT ?? env.PORT + 1
  const standIn = await startStripeStandIn({ ...options, port: wanted }).catch(
    (error: NodeJS.ErrnoException) => {
      // A port that was asked for must be the one; the usual one may be taken by a neighbor.
      if (error.code !== 'EADDRINUSE' || env.STRIPE_STAND_IN_PORT !== undefined) throw error
      return startStripeStandIn({ ...options, port: 0 })
    },
  )
  const payments = { secretKey: localKey, apiBase: standIn.url, webhookSecrets: [webhook.secret] }
  return { payments, close: standIn.close }
}

export const openOutside = async (
  env: Env,
  { pool, db, now }: { pool: pg.Pool; db: Database; now: () => Date },
): Promise<OpenOutside> => {
  const mailbox = env.SMTP_URL ? null : await startMailbox({ dir: path.join(env.DATA_DIR, 'mailbox') })
  const standIn = usesStandIn(env) ? await startPaymentStandIn(env, pool, db, now) : null
  const outside = {
    smtpUrl: env.SMTP_URL ?? mailbox?.url ?? '',
    payments: standIn?.payments ?? configuredPayments(env),
  }
  await mkdir(env.DATA_DIR, { recursive: true })
  if (mailbox || standIn) await writeFile(fileIn(env), JSON.stringify(outside), { mode: 0o600 })
  return {
    ...outside,
    mailbox,
    close: async () => {
      await rm(fileIn(env), { force: true })
      await standIn?.close()
      await mailbox?.close()
    },
  }
}

/** For a worker beside the server: the configured worlds, else those the running server opened. */
export const findOutside = async (env: Env): Promise<OpenOutside> => {
  const none = { mailbox: null, close: async () => {} }
  if (env.SMTP_URL && !usesStandIn(env)) {
    return { smtpUrl: env.SMTP_URL, payments: configuredPayments(env), ...none }
  }
  const text = await readFile(fileIn(env), 'utf8').catch(() => {
    throw new Error(
      'No running server was found in DATA_DIR. Start it first, or set SMTP_URL and STRIPE_SECRET_KEY.',
    )
  })
  const { smtpUrl, payments } = outsideSchema.parse(JSON.parse(text))
  return { smtpUrl, payments: { ...payments, apiBase: payments.apiBase }, ...none }
}
