/** The settings of one installation: read from the environment once, checked, and explained when wrong. */
import path from 'node:path'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { modelFault, modelVariables } from '#server/model-settings.ts'
import { speechFault, speechVariables } from '#server/speech-settings.ts'

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional())
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => emptyAsAbsent(value) ?? fallback, schema)

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535')
const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address, such as https://example.com' })
  .transform((url) => url.replace(/\/+$/, ''))

const yesOrNo = withDefault(z.enum(['true', 'false'], { error: 'must be true or false' }), 'false').transform(
  (value) => value === 'true',
)

/** OWASP's second recommended setting, with one lane: 19 MiB, 2 passes. */
const safeHash = { PASSWORD_HASH_MEMORY_KIB: 19_456, PASSWORD_HASH_PASSES: 2 } as const

const amount = (least: number, most: number) =>
  z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(least, `must be ${least} to ${most}`)
    .max(most, `must be ${least} to ${most}`)

const proxyWords =
  'must be false, how many proxies stand before this server (such as 1), or their networks (such as 10.0.0.0/8, ::1)'

const isNetwork = (text: string): boolean =>
  ipaddr.IPv4.isValidFourPartDecimal(text) ||
  ipaddr.IPv6.isValid(text) ||
  ipaddr.isValidCIDR(text) ||
  ['loopback', 'linklocal', 'uniquelocal'].includes(text)

/**
 * Never simply `true`: the leftmost address of X-Forwarded-For is what the visitor wrote, so only what known proxies added
 * to its right may be believed.
 */
const readProxies = (text: string, context: z.RefinementCtx): false | number | string[] => {
  if (text === 'false') return false
  if (/^[1-9]$/.test(text)) return Number(text)
  const networks = text.split(',').map((part) => part.trim())
  if (networks.every(isNetwork)) return networks
  context.addIssue({ code: 'custom', message: proxyWords })
  return z.NEVER
}

/** What is signed is behind it, and the part before the @ holds 64 letters at most (RFC 5321, 4.5.3.1.1). */
const isShort = (address: string): boolean => address.indexOf('@') <= 16

const settings = z.object({
  NODE_ENV: withDefault(
    z.enum(['development', 'production', 'test'], { error: 'must be development, production or test' }),
    'development',
  ),
  PORT: withDefault(port, 3000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(httpUrl),
  TRUST_PROXY: withDefault(z.string(), 'false').transform(readProxies),
  DATA_DIR: withDefault(z.string(), './data').transform((dir) => path.resolve(dir)),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: 'must start with postgres://' })),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must start with smtp:// or smtps://' })),
  MAIL_FROM: withDefault(z.string(), 'Just Value <hello@justvalue.example>'),
  OPERATOR_NAME: withDefault(z.string(), 'Just Value'),
  OPERATOR_POSTAL_ADDRESS: optional(z.string()),
  SUPPORT_EMAIL: withDefault(z.email('must be an e-mail address'), 'support@justvalue.example'),
  SUPPORT_REPLY_ADDRESS: optional(
    z.email('must be an e-mail address').refine(isShort, 'must have at most 16 letters before the @'),
  ),
  MAIL_INBOUND_SECRET: optional(z.string().min(16, 'must have at least 16 letters')),
  STRIPE_SECRET_KEY: optional(
    z.string().regex(/^(sk|rk)_(test|live)_/, 'must start with sk_test_ or sk_live_'),
  ),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(httpUrl),
  STRIPE_STAND_IN_PORT: optional(port),
  STRIPE_AUTOMATIC_TAX: yesOrNo,
  // Argon2 itself takes no less than 8 KiB for a lane.
  PASSWORD_HASH_MEMORY_KIB: withDefault(amount(8, 1_048_576), safeHash.PASSWORD_HASH_MEMORY_KIB),
  PASSWORD_HASH_PASSES: withDefault(amount(1, 20), safeHash.PASSWORD_HASH_PASSES),
  STAND_INS_OPEN_TO_ANYONE: yesOrNo,
  GEOCODER_URL: optional(httpUrl),
  UPLOAD_SCAN_COMMAND: optional(
    z.string().regex(/^\/\S+( +\S+)*$/, 'must be the full path of a program, with its options after spaces'),
  ),
  ...modelVariables,
  ...speechVariables,
  WORKER: withDefault(z.enum(['in-process', 'off'], { error: 'must be in-process or off' }), 'in-process'),
  LOG_LEVEL: withDefault(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    }),
    'info',
  ),
})

export type Env = Omit<z.output<typeof settings>, 'PUBLIC_URL'> & { readonly PUBLIC_URL: string }

const neededInProduction = [
  'PUBLIC_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR_POSTAL_ADDRESS',
  'SUPPORT_EMAIL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const

type Source = Readonly<Record<string, string | undefined>>

export type EnvOutcome = { ok: true; env: Env } | { ok: false; faults: string[] }

type Payments = Pick<z.output<typeof settings>, 'NODE_ENV' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET'>

const paymentFault = ({ NODE_ENV, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }: Payments): string | null => {
  if (!STRIPE_SECRET_KEY) return null
  const isStandIns = STRIPE_SECRET_KEY.startsWith('sk_test_local_')
  if (isStandIns && NODE_ENV === 'production')
    return 'STRIPE_SECRET_KEY is the key of the stand-in, which never runs in production'
  return isStandIns || STRIPE_WEBHOOK_SECRET
    ? null
    : 'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY'
}

type Reach = Pick<
  z.output<typeof settings>,
  'HOST' | 'PUBLIC_URL' | 'SMTP_URL' | 'STRIPE_SECRET_KEY' | 'STAND_INS_OPEN_TO_ANYONE'
>

/** All of 127.0.0.0/8 and ::1 are this machine alone (RFC 1122, 3.2.1.3; RFC 4291, 2.5.3). */
const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host.toLowerCase())

/** The built-in mailbox shows reset links and the payment stand-in takes any test card, so strangers must not reach them. */
const standInFault = (reach: Reach): string | null => {
  if (reach.STAND_INS_OPEN_TO_ANYONE || (reach.SMTP_URL && reach.STRIPE_SECRET_KEY)) return null
  const isOwnAddress = reach.PUBLIC_URL === undefined || isThisMachine(new URL(reach.PUBLIC_URL).hostname)
  const open = isOwnAddress ? (isThisMachine(reach.HOST) ? null : 'HOST') : 'PUBLIC_URL'
  return open === null
    ? null
    : `${open} lets other machines in while SMTP_URL or STRIPE_SECRET_KEY is missing: anybody could read all mail or pay with a test card; set both (and NODE_ENV=production), or STAND_INS_OPEN_TO_ANYONE=true if that is wanted`
}

type ReplyAddress = Pick<
  z.output<typeof settings>,
  'MAIL_INBOUND_SECRET' | 'SUPPORT_REPLY_ADDRESS' | 'SUPPORT_EMAIL'
>

const replyFault = ({
  MAIL_INBOUND_SECRET,
  SUPPORT_REPLY_ADDRESS,
  SUPPORT_EMAIL,
}: ReplyAddress): string | null =>
  MAIL_INBOUND_SECRET && !isShort(SUPPORT_REPLY_ADDRESS ?? SUPPORT_EMAIL)
    ? 'SUPPORT_REPLY_ADDRESS must be set together with MAIL_INBOUND_SECRET, since SUPPORT_EMAIL has more than 16 letters before the @'
    : null

type Hashing = Pick<z.output<typeof settings>, 'NODE_ENV' | keyof typeof safeHash>

const hashFault = (name: keyof typeof safeHash, env: Hashing): string | null =>
  env.NODE_ENV === 'production' && env[name] < safeHash[name]
    ? `${name} must be at least ${safeHash[name]} when NODE_ENV=production`
    : null

const productionFaults = (source: Source): readonly string[] =>
  source.NODE_ENV === 'production'
    ? neededInProduction
        .filter((name) => !source[name])
        .map((name) => `${name} must be set when NODE_ENV=production`)
    : []

/** Faults between settings; one that is wrong in itself is left out of them, since it is named already. */
const combinedFaults = (source: Source): readonly string[] => {
  const wrong = new Set(settings.safeParse(source).error?.issues.map(({ path: [name] }) => name))
  const sound = settings.safeParse(
    Object.fromEntries(Object.entries(source).filter(([name]) => !wrong.has(name))),
  )
  if (!sound.success) return []
  const faults = [
    paymentFault(sound.data),
    modelFault(sound.data),
    speechFault(sound.data),
    replyFault(sound.data),
    hashFault('PASSWORD_HASH_MEMORY_KIB', sound.data),
    hashFault('PASSWORD_HASH_PASSES', sound.data),
    sound.data.NODE_ENV === 'production' ? null : standInFault(sound.data),
  ]
  return faults
    .filter((fault) => fault !== null)
    .filter((fault) => ![...wrong].some((name) => fault.includes(String(name))))
}

/** Checks every setting and names all faulty ones at once; never prints a value, since it may be a secret. */
export const readEnv = (source: Source): EnvOutcome => {
  const parsed = settings.safeParse(source)
  const wrong = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  const missing = productionFaults(source)
  const isNamed = (fault: string) => missing.some((other) => other.split(' ')[0] === fault.split(' ')[0])
  const faults = [...wrong, ...missing, ...combinedFaults(source).filter((fault) => !isNamed(fault))]
  if (!parsed.success || faults.length > 0) return { ok: false, faults }
  const env = parsed.data
  return { ok: true, env: { ...env, PUBLIC_URL: env.PUBLIC_URL ?? `http://localhost:${env.PORT}` } }
}
