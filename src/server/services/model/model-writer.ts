/** Asks a language model for words; absent unless configured. One try a call, bounded in time and length. */
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type LanguageModel, streamText } from 'ai'
import { type ModelSettings, type ModelWaits, usualWaits } from '#server/model-settings.ts'

/** `slow`: it kept us waiting to the end; `left`: whoever asked went; `none`: it answered, well or not. */
type ModelTrouble = 'slow' | 'down' | 'left' | 'none'

/** Long enough for a document to be written without it, short enough for the next one to have it. */
const REST_MS = 5 * 60_000

/** A wait costs a minute, a refusal nothing: one of the first is enough. */
const FAILURES_IN_A_ROW = 2

/** When a language model is not asked for a while: it kept us waiting once, or failed again and again. */
interface ModelOutage {
  readonly isOn: (now: Date) => boolean
  /** True when with it an outage begins. */
  readonly note: (trouble: ModelTrouble, now: Date) => boolean
}

/** Remembered by this process alone. */
const openModelOutage = (): ModelOutage => {
  let failures = 0
  let endsAt = 0
  const isOn = (now: Date): boolean => now.getTime() < endsAt
  const note = (trouble: ModelTrouble, now: Date): boolean => {
    if (trouble === 'left') return false
    failures = trouble === 'none' ? 0 : failures + 1
    if (trouble !== 'slow' && failures < FAILURES_IN_A_ROW) return false
    failures = 0
    endsAt = now.getTime() + REST_MS
    return true
  }
  return { isOn, note }
}

export interface ModelRequest {
  readonly instructions: string
  readonly prompt: string
}

export type ModelAnswer =
  | {
      readonly ok: true
      readonly text: string
      /** In millionths of a US dollar. */
      readonly costMicroUsd: number
    }
  | {
      readonly ok: false
      readonly why: string
      /** It began to answer, so that the provider may count it. */
      readonly mayCost: boolean
      readonly trouble: ModelTrouble
    }

export interface ModelWriter {
  readonly provider: string
  readonly model: string
  /** Above these the composer writes. */
  readonly limits: Pick<ModelSettings, 'mostUsdPerDay' | 'mostUsdPerPerson'>
  readonly outage: ModelOutage
  /** The most that one call can cost, in millionths of a US dollar. */
  readonly mostMicroUsd: (request: ModelRequest) => number
  /** Never throws. */
  readonly write: (request: ModelRequest, signal: AbortSignal) => Promise<ModelAnswer>
}

/** A section of ours has about 400 words. */
const MOST_OUTPUT_TOKENS = 2_000
/** No tokenizer makes more tokens of English than this. */
const FEWEST_CHARACTERS_PER_TOKEN = 2

/** OpenAI's own and what speaks like it are asked through chat completions, which all of them have. */
const modelOf = ({ provider, name, apiKey, baseUrl }: ModelSettings): LanguageModel => {
  const baseURL = baseUrl ?? undefined
  if (provider === 'anthropic') return createAnthropic({ apiKey, ...(baseURL && { baseURL }) })(name)
  if (provider === 'openai') return createOpenAI({ apiKey, ...(baseURL && { baseURL }) }).chat(name)
  return createOpenAICompatible({
    name: 'configured',
    apiKey,
    baseURL: baseURL ?? '',
    includeUsage: true,
  }).chatModel(name)
}

type Prices = Pick<ModelSettings, 'usdPerMillionInput' | 'usdPerMillionOutput'>

/** A dollar for a million tokens is a millionth of a dollar for one. */
const cost = (prices: Prices, inputTokens: number, outputTokens: number): number =>
  Math.ceil(inputTokens * prices.usdPerMillionInput + outputTokens * prices.usdPerMillionOutput)

const statusOf = (error: unknown): string => {
  const { name, statusCode } = Object(error)
  return statusCode === undefined ? String(name ?? 'error') : `status ${statusCode}`
}

const troubleOf = (error: unknown): ModelTrouble => (Object(error).name === 'TimeoutError' ? 'slow' : 'down')

export const openModelWriter = (settings: ModelSettings, waits: ModelWaits = usualWaits): ModelWriter => {
  const model = modelOf(settings)
  const mostMicroUsd = ({ instructions, prompt }: ModelRequest): number =>
    cost(settings, (instructions.length + prompt.length) / FEWEST_CHARACTERS_PER_TOKEN, MOST_OUTPUT_TOKENS)
  const write = async (request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> => {
    let failure: unknown
    let text = ''
    const result = streamText({
      model,
      ...request,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      maxRetries: 0,
      abortSignal: signal,
      timeout: { totalMs: waits.answerMs, firstChunkMs: waits.answerMs, chunkMs: waits.silenceMs },
      onError: ({ error }) => {
        failure = error
      },
      onAbort: () => {
        failure = new DOMException('no answer in time', 'TimeoutError')
      },
    })
    const failed = (error: unknown, trouble: ModelTrouble = troubleOf(error)): ModelAnswer => ({
      ok: false,
      why: statusOf(error),
      mayCost: Object(error).statusCode === undefined,
      trouble: signal.aborted ? 'left' : trouble,
    })
    try {
      for await (const part of result.textStream) text += part
      if (failure !== undefined) return failed(failure)
      const [usage, reason] = await Promise.all([result.usage, result.finishReason])
      if (reason !== 'stop') return failed({ name: `ended with ${reason}` }, 'none')
      const { inputTokens, outputTokens } = usage
      const isCounted = inputTokens !== undefined && outputTokens !== undefined
      const costMicroUsd = isCounted ? cost(settings, inputTokens, outputTokens) : mostMicroUsd(request)
      return { ok: true, text, costMicroUsd }
    } catch (error) {
      return failed(failure ?? error)
    }
  }
  const outage = openModelOutage()
  return { provider: settings.provider, model: settings.name, limits: settings, outage, mostMicroUsd, write }
}
