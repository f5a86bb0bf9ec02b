/** The two streamed forms in which providers of language models answer, event by event. */

interface Ending {
  readonly inputTokens: number
  /** False: cut off at the longest length. */
  readonly endsWell: boolean
}

/** The server-sent events of one answer, in their order, as they go over the wire. */
export type StreamForm = (text: string, ending: Ending) => readonly string[]

const piecesOf = (text: string): readonly string[] => text.match(/[\s\S]{1,40}/g) ?? []

const outputTokensOf = (text: string): number => Math.ceil(text.length / 4)

export const openAiStream: StreamForm = (text, { inputTokens, endsWell }) => {
  const id = 'chatcmpl-1'
  const chunk = (choices: readonly object[], more: object = {}): string =>
    `data: ${JSON.stringify({ id, object: 'chat.completion.chunk', created: 1, model: 'fake', choices, ...more })}\n\n`
  const completion = outputTokensOf(text)
  const usage = {
    prompt_tokens: inputTokens,
    completion_tokens: completion,
    total_tokens: inputTokens + completion,
  }
  return [
    chunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
    ...piecesOf(text).map((content) => chunk([{ index: 0, delta: { content }, finish_reason: null }])),
    chunk([{ index: 0, delta: {}, finish_reason: endsWell ? 'stop' : 'length' }]),
    chunk([], { usage }),
    'data: [DONE]\n\n',
  ]
}

export const anthropicStream: StreamForm = (text, { inputTokens, endsWell }) => {
  const event = (type: string, more: object): string =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: inputTokens, output_tokens: 1 },
  }
  return [
    event('message_start', { message }),
    event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...piecesOf(text).map((piece) =>
      event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: piece } }),
    ),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: endsWell ? 'end_turn' : 'max_tokens', stop_sequence: null },
      usage: { output_tokens: outputTokensOf(text) },
    }),
    event('message_stop', {}),
  ]
}
