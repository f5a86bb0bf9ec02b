/** Cuts the piece that a player asks for out of a kept file: some browsers play nothing that is not handed out in pieces. */
const RANGE = /^bytes=(\d+)-(\d*)$/

/** The whole file for a request without a range, or with one that is not understood, as HTTP allows. */
export const pieceOf = async (kept: Response, range: string | null): Promise<Response> => {
  const [, first, last] = RANGE.exec(range ?? '') ?? []
  if (first === undefined) return kept
  const whole = await kept.arrayBuffer()
  const from = Number(first)
  const to = last ? Math.min(Number(last), whole.byteLength - 1) : whole.byteLength - 1
  if (from > to)
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${whole.byteLength}` },
    })
  return new Response(whole.slice(from, to + 1), {
    status: 206,
    headers: {
      'content-type': kept.headers.get('content-type') ?? 'audio/mpeg',
      'content-length': String(to - from + 1),
      'content-range': `bytes ${from}-${to}/${whole.byteLength}`,
      'accept-ranges': 'bytes',
      // A player that is told of another file gives up the one it has.
      ...(kept.headers.has('etag') && { etag: kept.headers.get('etag') ?? '' }),
    },
  })
}

/** The same answer as if made here: a player refuses pieces of one file of which some come from an address and some from none. */
export const asOurs = ({ body, status, headers }: Response): Response =>
  new Response(status === 204 || status === 304 ? null : body, { status, headers })
