/** Reads WebVTT, the form of captions and chapters: which words belong to which seconds of a film. */

export type Cue = {
  /** The name before the times; empty when there is none. */
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  /** One line, without markup. */
  readonly text: string
}

const TIME = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3})/

const secondsOf = (time: string): number | null => {
  const [, hours = '0', minutes, seconds] = TIME.exec(time.trim()) ?? []
  return minutes === undefined || seconds === undefined
    ? null
    : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' }

const plain = (lines: readonly string[]): string =>
  lines
    .join(' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|nbsp);/g, (_all, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

const cueIn = (block: string): readonly Cue[] => {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => line.includes('-->'))
  if (at < 0 || at > 1) return []
  const [from = '', to = ''] = (lines[at] ?? '').split('-->')
  const [startsAt, endsAt, text] = [secondsOf(from), secondsOf(to), plain(lines.slice(at + 1))]
  if (startsAt === null || endsAt === null || endsAt <= startsAt || text === '') return []
  return [{ id: at === 1 ? (lines[0] ?? '').trim() : '', startsAt, endsAt, text }]
}

/** In the order of their beginnings. Notes, styles and what cannot be read fall away, as in a browser. */
export const cuesIn = (file: string): readonly Cue[] =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap(cueIn)
    .toSorted((a, b) => a.startsAt - b.startsAt)
