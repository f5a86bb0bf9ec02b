/** Owns the settings of the voice that speaks the films: one that is built in, one of an endpoint, or none. */
import { z } from 'zod'

export const builtInVoices = ['slt', 'rms', 'awb'] as const
export type BuiltInVoice = (typeof builtInVoices)[number]

export const isBuiltIn = (name: string): name is BuiltInVoice =>
  (builtInVoices as readonly string[]).includes(name)

/** Any endpoint of the form of OpenAI's `audio/speech`. */
export interface SpeechEndpoint {
  readonly url: string
  readonly model: string
  readonly apiKey: string | null
  readonly usdPerMillionCharacters: number
  /** In 30 days. */
  readonly mostUsd: number
}

export interface SpeechSettings {
  /** null: no film is spoken. */
  readonly voice: string | null
  /** null: the built-in voices only. */
  readonly endpoint: SpeechEndpoint | null
}

const emptyAsAbsent = (value: unknown) => (value === '' ? undefined : value)
const price = z.preprocess(
  emptyAsAbsent,
  z.coerce.number('must be a number of US dollars').min(0, 'must not be below 0').optional(),
)
const words = z.preprocess(emptyAsAbsent, z.string().optional())

export const speechVariables = {
  SPEECH_VOICE: words,
  SPEECH_URL: z.preprocess(
    emptyAsAbsent,
    z
      .url({ protocol: /^https?$/, error: 'must be an http or https address' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  SPEECH_MODEL: words,
  SPEECH_API_KEY: words,
  SPEECH_USD_PER_MILLION_CHARACTERS: price,
  SPEECH_MOST_USD: price,
} as const

const variables = z.object(speechVariables)
type SpeechVariables = z.output<typeof variables>

const ofEndpoint = [
  'SPEECH_MODEL',
  'SPEECH_API_KEY',
  'SPEECH_USD_PER_MILLION_CHARACTERS',
  'SPEECH_MOST_USD',
] as const
const neededByEndpoint = ['SPEECH_MODEL', 'SPEECH_VOICE', 'SPEECH_USD_PER_MILLION_CHARACTERS'] as const

const usualMostUsd = 20

/** One sentence, or null when the settings fit together. */
export const speechFault = (env: SpeechVariables): string | null => {
  if (env.SPEECH_URL === undefined) {
    const alone = ofEndpoint.find((name) => env[name] !== undefined)
    if (alone) return `SPEECH_URL must be set together with ${alone}`
    const voice = env.SPEECH_VOICE
    return voice === undefined || voice === 'none' || isBuiltIn(voice)
      ? null
      : `SPEECH_VOICE must be ${builtInVoices.join(', ')} or none, unless SPEECH_URL is set`
  }
  const missing = neededByEndpoint.find((name) => env[name] === undefined)
  return missing ? `${missing} must be set together with SPEECH_URL` : null
}

export const speechSettingsOf = (env: SpeechVariables): SpeechSettings => ({
  voice: env.SPEECH_VOICE === 'none' ? null : (env.SPEECH_VOICE ?? builtInVoices[0]),
  endpoint:
    env.SPEECH_URL === undefined
      ? null
      : {
          url: env.SPEECH_URL,
          model: env.SPEECH_MODEL ?? '',
          apiKey: env.SPEECH_API_KEY ?? null,
          usdPerMillionCharacters: env.SPEECH_USD_PER_MILLION_CHARACTERS ?? 0,
          mostUsd: env.SPEECH_MOST_USD ?? usualMostUsd,
        },
})
