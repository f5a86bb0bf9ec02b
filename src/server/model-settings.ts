/** Owns the settings of the language model: all of them together, or none. */
import { z } from 'zod'

export interface ModelSettings {
  readonly provider: 'anthropic' | 'openai' | 'openai-compatible'
  readonly name: string
  readonly apiKey: string
  /** Null: the provider's own address. */
  readonly baseUrl: string | null
  /** As the provider's price list has them; costs are counted by them. */
  readonly usdPerMillionInput: number
  readonly usdPerMillionOutput: number
  /** Above these the composer writes. */
  readonly mostUsdPerDay: number
  readonly mostUsdPerPerson: number
}

/** How long one answer may take in all, and how long it may pause once it has begun. */
export interface ModelWaits {
  readonly answerMs: number
  readonly silenceMs: number
}

export const usualWaits: ModelWaits = { answerMs: 60_000, silenceMs: 15_000 }

/** The jobs that ask a model end after two minutes. */
const longestAnswerSeconds = 100

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const price = z.preprocess(
  emptyAsAbsent,
  z.coerce.number('must be a number of US dollars').min(0, 'must not be below 0').optional(),
)
const wait = z.preprocess(
  emptyAsAbsent,
  z.coerce
    .number('must be a number of seconds')
    .min(0.1, 'must be at least 0.1')
    .max(longestAnswerSeconds, `must be at most ${longestAnswerSeconds}`)
    .optional(),
)
const words = z.preprocess(emptyAsAbsent, z.string().optional())

export const modelVariables = {
  MODEL_PROVIDER: z.preprocess(
    emptyAsAbsent,
    z
      .enum(['anthropic', 'openai', 'openai-compatible'], {
        error: 'must be anthropic, openai or openai-compatible',
      })
      .optional(),
  ),
  MODEL_NAME: words,
  MODEL_API_KEY: words,
  MODEL_BASE_URL: z.preprocess(
    emptyAsAbsent,
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ),
  MODEL_USD_PER_MILLION_INPUT_TOKENS: price,
  MODEL_USD_PER_MILLION_OUTPUT_TOKENS: price,
  MODEL_MOST_USD_PER_DAY: price,
  MODEL_MOST_USD_PER_PERSON: price,
  MODEL_LONGEST_ANSWER_SECONDS: wait,
  MODEL_LONGEST_SILENCE_SECONDS: wait,
} as const

const variables = z.object(modelVariables)
type ModelVariables = z.output<typeof variables>

const USUAL_MOST_USD_PER_DAY = 10
const USUAL_MOST_USD_PER_PERSON = 2

const needed = [
  'MODEL_NAME',
  'MODEL_API_KEY',
  'MODEL_USD_PER_MILLION_INPUT_TOKENS',
  'MODEL_USD_PER_MILLION_OUTPUT_TOKENS',
] as const

/** One sentence, or null when the settings fit together. */
export const modelFault = (env: ModelVariables): string | null => {
  const set = Object.keys(modelVariables).find((name) => env[name as keyof ModelVariables] !== undefined)
  if (env.MODEL_PROVIDER === undefined)
    return set === undefined ? null : `MODEL_PROVIDER must be set together with ${set}`
  const missing = needed.find((name) => env[name] === undefined)
  if (missing) return `${missing} must be set together with MODEL_PROVIDER`
  return env.MODEL_PROVIDER === 'openai-compatible' && env.MODEL_BASE_URL === undefined
    ? 'MODEL_BASE_URL must be set for MODEL_PROVIDER=openai-compatible'
    : null
}

/** Null when no model is configured. */
export const modelSettingsOf = (env: ModelVariables): ModelSettings | null =>
  env.MODEL_PROVIDER === undefined
    ? null
    : {
        provider: env.MODEL_PROVIDER,
        name: env.MODEL_NAME ?? '',
        apiKey: env.MODEL_API_KEY ?? '',
        baseUrl: env.MODEL_BASE_URL ?? null,
        usdPerMillionInput: env.MODEL_USD_PER_MILLION_INPUT_TOKENS ?? 0,
        usdPerMillionOutput: env.MODEL_USD_PER_MILLION_OUTPUT_TOKENS ?? 0,
        mostUsdPerDay: env.MODEL_MOST_USD_PER_DAY ?? USUAL_MOST_USD_PER_DAY,
        mostUsdPerPerson: env.MODEL_MOST_USD_PER_PERSON ?? USUAL_MOST_USD_PER_PERSON,
      }

export const modelWaitsOf = ({
  MODEL_LONGEST_ANSWER_SECONDS: answer,
  MODEL_LONGEST_SILENCE_SECONDS: silence,
}: ModelVariables): ModelWaits => ({
  answerMs: answer === undefined ? usualWaits.answerMs : answer * 1_000,
  silenceMs: silence === undefined ? usualWaits.silenceMs : silence * 1_000,
})
