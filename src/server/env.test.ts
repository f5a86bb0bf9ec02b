/** Proves that faulty settings are all named at once, in words, and never printed. */
import { describe, expect, it } from 'vitest'
import { readEnv } from './env.ts'

const faultsOf = (source: Record<string, string>): string[] => {
  const outcome = readEnv(source)
  return outcome.ok ? [] : outcome.faults
}

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://justvalue.example/',
  SMTP_URL: 'smtps://someone:secret@mail.example',
  MAIL_FROM: 'Just Value <hello@justvalue.example>',
  OPERATOR_POSTAL_ADDRESS: '1 Bay St, Tampa, FL 33602',
  SUPPORT_EMAIL: 'support@justvalue.example',
  STRIPE_SECRET_KEY: 'sk_live_of_the_app',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_app',
}

describe('without any setting', () => {
  it('the app runs on its own machine', () => {
    const outcome = readEnv({})
    expect(outcome).toMatchObject({
      ok: true,
      env: { NODE_ENV: 'development', PORT: 3000, HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
    })
  })

  it('passwords are hashed at the cost that OWASP names', () => {
    const cost = { PASSWORD_HASH_MEMORY_KIB: 19_456, PASSWORD_HASH_PASSES: 2 }
    expect(readEnv({})).toMatchObject({ ok: true, env: cost })
    expect(readEnv(production)).toMatchObject({ ok: true, env: cost })
  })

  it('an empty one counts as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', STRIPE_SECRET_KEY: '' })).toEqual(readEnv({}))
  })
})

it.each(['yes', 'true', '0', '10.0.0.0/40', '10.0.0.1, proxy'])(
  'TRUST_PROXY=%s is refused',
  (TRUST_PROXY) => {
    expect(faultsOf({ TRUST_PROXY })).toEqual([
      'TRUST_PROXY must be false, how many proxies stand before this server (such as 1), or their networks (such as 10.0.0.0/8, ::1)',
    ])
  },
)

describe('the built-in mailbox and payment stand-in', () => {
  const open = { HOST: '0.0.0.0', PUBLIC_URL: 'https://justvalue.example' }
  const own = { SMTP_URL: 'smtp://mail.example', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'w' }

  it.each([
    [{ PUBLIC_URL: 'https://justvalue.example' }, 'PUBLIC_URL lets other machines in'],
    [{ HOST: '0.0.0.0' }, 'HOST lets other machines in'],
    [{ HOST: '::' }, 'HOST lets other machines in'],
    [{ HOST: '127.0.0.1.example.com' }, 'HOST lets other machines in'],
    [{ PUBLIC_URL: 'http://localhost.example.com' }, 'PUBLIC_URL lets other machines in'],
    [{ ...open, SMTP_URL: own.SMTP_URL }, 'PUBLIC_URL lets other machines in'],
    [{ ...open, ...own, SMTP_URL: '' }, 'PUBLIC_URL lets other machines in'],
  ])('are refused where strangers reach them: %o', (source, fault) => {
    expect(faultsOf(source)).toEqual([expect.stringContaining(fault)])
  })

  it.each([
    { HOST: '127.0.0.2', PUBLIC_URL: 'http://localhost:4000' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
    { ...open, ...own },
    { ...open, STAND_INS_OPEN_TO_ANYONE: 'true' },
  ])('run on the machine alone, beside real ones, or where it is wanted: %o', (source) => {
    expect(faultsOf(source)).toEqual([])
  })
})

const model = {
  MODEL_PROVIDER: 'openai',
  MODEL_NAME: 'some-model',
  MODEL_API_KEY: 'sk',
  MODEL_USD_PER_MILLION_INPUT_TOKENS: '3',
  MODEL_USD_PER_MILLION_OUTPUT_TOKENS: '15',
}

const speech = {
  SPEECH_URL: 'https://voice.example/v1',
  SPEECH_MODEL: 'tts-1',
  SPEECH_VOICE: 'alloy',
  SPEECH_USD_PER_MILLION_CHARACTERS: '15',
}

it.each([[{}], [{ SPEECH_VOICE: 'none' }], [{ SPEECH_VOICE: 'rms' }], [speech]])(
  'a voice is built in, of an endpoint, or none: %j',
  (source) => {
    expect(faultsOf(source)).toEqual([])
  },
)

describe('wrong settings', () => {
  it.each([
    [{ PORT: 'http' }, 'PORT must be a number'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535'],
    [
      { PUBLIC_URL: 'justvalue.example' },
      'PUBLIC_URL must be an http or https address, such as https://example.com',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL must start with smtp:// or smtps://'],
    [{ STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY must start with sk_test_ or sk_live_'],
    [{ STRIPE_AUTOMATIC_TAX: 'on' }, 'STRIPE_AUTOMATIC_TAX must be true or false'],
    [{ PASSWORD_HASH_MEMORY_KIB: '4' }, 'PASSWORD_HASH_MEMORY_KIB must be 8 to 1048576'],
    [{ PASSWORD_HASH_PASSES: 'two' }, 'PASSWORD_HASH_PASSES must be a number'],
    [{ WORKER: 'on' }, 'WORKER must be in-process or off'],
    [{ MODEL_PROVIDER: 'gemini' }, 'MODEL_PROVIDER must be anthropic, openai or openai-compatible'],
    [{ MODEL_PROVIDER: 'openai' }, 'MODEL_NAME must be set together with MODEL_PROVIDER'],
    [{ MODEL_API_KEY: 'sk' }, 'MODEL_PROVIDER must be set together with MODEL_API_KEY'],
    [
      { ...model, MODEL_USD_PER_MILLION_INPUT_TOKENS: 'three' },
      'MODEL_USD_PER_MILLION_INPUT_TOKENS must be a number of US dollars',
    ],
    [
      { ...model, MODEL_PROVIDER: 'openai-compatible' },
      'MODEL_BASE_URL must be set for MODEL_PROVIDER=openai-compatible',
    ],
    [{ SPEECH_VOICE: 'alloy' }, 'SPEECH_VOICE must be slt, rms, awb or none, unless SPEECH_URL is set'],
    [{ SPEECH_MODEL: 'tts-1' }, 'SPEECH_URL must be set together with SPEECH_MODEL'],
    [{ ...speech, SPEECH_URL: 'ftp://voice.example' }, 'SPEECH_URL must be an http or https address'],
    [{ ...speech, SPEECH_VOICE: '' }, 'SPEECH_VOICE must be set together with SPEECH_URL'],
    [
      { ...speech, SPEECH_USD_PER_MILLION_CHARACTERS: '' },
      'SPEECH_USD_PER_MILLION_CHARACTERS must be set together with SPEECH_URL',
    ],
    [{ ...speech, SPEECH_MOST_USD: 'all' }, 'SPEECH_MOST_USD must be a number of US dollars'],
    [{ MAIL_INBOUND_SECRET: 'short' }, 'MAIL_INBOUND_SECRET must have at least 16 letters'],
    [
      {
        MAIL_INBOUND_SECRET: 'a-secret-of-the-app',
        SUPPORT_EMAIL: 'customer-support-team@justvalue.example',
      },
      'SUPPORT_REPLY_ADDRESS must be set together with MAIL_INBOUND_SECRET, since SUPPORT_EMAIL has more than 16 letters before the @',
    ],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_WEBHOOK_SECRET must be set together with STRIPE_SECRET_KEY'],
  ])('%j', (source, fault) => {
    expect(faultsOf(source)).toEqual([fault])
  })

  it('are all named at once, and no value is repeated', () => {
    const source = {
      PORT: 'p-secret',
      DATABASE_URL: 'db-secret',
      LOG_LEVEL: 'l-secret',
      NODE_ENV: 'n-secret',
    }
    const faults = faultsOf(source)
    expect(faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(Object.keys(source).toSorted())
    expect(faults.join()).not.toContain('secret')
  })
})

describe('in production', () => {
  it('wrong, missing and mismatched ones are told together, each in a sentence', () => {
    const { SMTP_URL: _mail, ...rest } = production
    expect(
      faultsOf({
        ...rest,
        PORT: 'http',
        LOG_LEVEL: 'loud',
        MODEL_PROVIDER: 'openai',
        MODEL_NAME: 'some-model',
      }),
    ).toEqual([
      'PORT must be a number',
      'LOG_LEVEL must be fatal, error, warn, info, debug or silent',
      'SMTP_URL must be set when NODE_ENV=production',
      'MODEL_API_KEY must be set together with MODEL_PROVIDER',
    ])
  })

  it('everything that the app cannot invent must be set', () => {
    expect(readEnv(production)).toMatchObject({ ok: true, env: { PUBLIC_URL: 'https://justvalue.example' } })
    const faults = faultsOf({ NODE_ENV: 'production' })
    const { NODE_ENV: _mode, ...needed } = production
    expect(faults).toEqual(Object.keys(needed).map((name) => `${name} must be set when NODE_ENV=production`))
  })

  it('a hash of passwords that is quickly guessed is refused; a costlier one is taken', () => {
    const quick = { PASSWORD_HASH_MEMORY_KIB: '19455', PASSWORD_HASH_PASSES: '1' }
    expect(faultsOf({ ...production, ...quick })).toEqual([
      'PASSWORD_HASH_MEMORY_KIB must be at least 19456 when NODE_ENV=production',
      'PASSWORD_HASH_PASSES must be at least 2 when NODE_ENV=production',
    ])
    expect(faultsOf(quick)).toEqual([])
    const costly = { PASSWORD_HASH_MEMORY_KIB: '47104', PASSWORD_HASH_PASSES: '3' }
    expect(readEnv({ ...production, ...costly }).ok).toBe(true)
  })

  it('the key of the stand-in is refused', () => {
    const faults = faultsOf({ ...production, STRIPE_SECRET_KEY: 'sk_test_local_stand_in' })
    expect(faults).toEqual(['STRIPE_SECRET_KEY is the key of the stand-in, which never runs in production'])
  })
})
