/** A stand-in for a speech endpoint: the wire format of OpenAI's `POST /v1/audio/speech`, with a hum for a voice, and every way it can go wrong. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SpeechBehavior =
  | { readonly kind: 'speak' }
  /** Something else under the name of a WAV file. */
  | { readonly kind: 'lie'; readonly body: Uint8Array; readonly type?: string }
  | { readonly kind: 'fail'; readonly status: number }
  | { readonly kind: 'silence' }
  /** The head of an answer, and nothing more. */
  | { readonly kind: 'stall' }
  /** Half an answer, and the line is cut. */
  | { readonly kind: 'hang-up' }
  /** A file of the right form, so many seconds long. */
  | { readonly kind: 'hum'; readonly seconds: number; readonly volume?: number }

export type SpeechCall = {
  readonly model: string
  readonly voice: string
  readonly input: string
  readonly key: string
}

export interface FakeSpeechServer {
  /** For SPEECH_URL. */
  readonly url: string
  readonly calls: readonly SpeechCall[]
  /** For the next calls, one each; after them it speaks. */
  readonly next: (...behaviors: readonly SpeechBehavior[]) => void
  /** For every call from now on. */
  readonly always: (behavior: SpeechBehavior) => void
  readonly forget: () => void
  readonly close: () => Promise<void>
}

const rate = 24_000

/** A buzz that comes and goes like syllables; 16-bit PCM of one channel, as the real one sends it: without a length. */
export const humAsWav = (seconds: number, volume = 0.3): Buffer => {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + 2 * samples)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(0xffff_ffff, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(0xffff_ffff, 40)
  for (let at = 0; at < samples; at += 1) {
    const second = at / rate
    const swell = 0.6 + 0.4 * Math.sin(2 * Math.PI * 4 * second)
    const tone = Math.sin(2 * Math.PI * 180 * second) + 0.4 * Math.sin(2 * Math.PI * 1_300 * second)
    file.writeInt16LE(Math.round((32_767 * volume * swell * tone) / 1.4), 44 + 2 * at)
  }
  return file
}

/** A film has few lengths of sentences, and a hum is not worked out twice. */
const hums = new Map<number, Buffer>()
const humOf = (seconds: number): Buffer => {
  const hum = hums.get(seconds) ?? humAsWav(seconds)
  hums.set(seconds, hum)
  return hum
}

const LONGEST_BODY = 20_000

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > LONGEST_BODY) throw new Error('the body is too long')
  }
  return body
}

const sendFailure = (response: ServerResponse, status: number, message: string) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }))
}

/** The real one refuses longer inputs. */
const longestInput = 4_096

const faultOf = (asked: Readonly<Record<string, unknown>>): string | null => {
  for (const name of ['model', 'voice', 'input'])
    if (typeof asked[name] !== 'string' || asked[name] === '') return `${name} is required`
  if (String(asked.input).length > longestInput) return 'input is too long'
  const form = asked.response_format ?? 'mp3'
  return form === 'wav' ? null : `this stand-in speaks wav alone, not ${String(form)}`
}

const send = (response: ServerResponse, behavior: SpeechBehavior, usualSeconds: number) => {
  if (behavior.kind === 'fail') return sendFailure(response, behavior.status, 'told to fail')
  const wav = behavior.kind === 'hum' ? humAsWav(behavior.seconds, behavior.volume) : humOf(usualSeconds)
  if (behavior.kind === 'lie') {
    response.writeHead(200, { 'content-type': behavior.type ?? 'audio/wav' })
    return response.end(behavior.body)
  }
  response.writeHead(200, { 'content-type': 'audio/wav' })
  if (behavior.kind === 'stall') return response.write(wav.subarray(0, 44))
  if (behavior.kind === 'hang-up')
    return response.write(wav.subarray(0, wav.length / 2), () => response.destroy())
  return response.end(wav)
}

/** `secondsPerWord`: who needs many sentences, and not how long they are, has them spoken quickly. */
export const startSpeechServer = async ({ secondsPerWord = 0.35 } = {}): Promise<FakeSpeechServer> => {
  const calls: SpeechCall[] = []
  const waiting: SpeechBehavior[] = []
  let usual: SpeechBehavior = { kind: 'speak' }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (request.method !== 'POST' || path !== '/v1/audio/speech')
      return sendFailure(response, 404, 'there is no such call')
    const asked = JSON.parse(await bodyOf(request))
    const fault = faultOf(asked)
    if (fault !== null) return sendFailure(response, 400, fault)
    const key = (request.headers.authorization ?? '').replace('Bearer ', '')
    calls.push({ model: asked.model, voice: asked.voice, input: asked.input, key })
    const behavior = waiting.shift() ?? usual
    const words = asked.input.split(/\s+/).length
    if (behavior.kind !== 'silence') send(response, behavior, words * secondsPerWord)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    next: (...behaviors) => {
      waiting.push(...behaviors)
    },
    always: (behavior) => {
      usual = behavior
    },
    forget: () => {
      calls.length = 0
      waiting.length = 0
      usual = { kind: 'speak' }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
