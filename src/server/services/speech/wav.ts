/** Reads the sound of a WAV file: 16-bit PCM of one or two channels, as speech programs and endpoints write it. */

export type Sound = { readonly rate: number; readonly samples: Int16Array }

const leastRate = 8_000
const mostRate = 48_000

type Form = { readonly channels: number; readonly rate: number }

const formIn = (chunk: Buffer): Form | null => {
  if (chunk.length < 16) return null
  const [kind, channels, rate, bits] = [
    chunk.readUInt16LE(0),
    chunk.readUInt16LE(2),
    chunk.readUInt32LE(4),
    chunk.readUInt16LE(14),
  ]
  // 0xFFFE: PCM too, with the channels named.
  const isPcm = (kind === 1 || kind === 0xfffe) && bits === 16
  return isPcm && (channels === 1 || channels === 2) && rate >= leastRate && rate <= mostRate
    ? { channels, rate }
    : null
}

const samplesIn = (data: Buffer, channels: number): Int16Array => {
  const samples = new Int16Array(Math.floor(data.length / (2 * channels)))
  for (let at = 0; at < samples.length; at += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1)
      sum += data.readInt16LE((at * channels + channel) * 2)
    samples[at] = Math.round(sum / channels)
  }
  return samples
}

/** null for whatever is no such file. One that was written while it was sent says no length: what is there counts. */
export const readWav = (bytes: Uint8Array): Sound | null => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 12 || file.toString('latin1', 0, 4) !== 'RIFF') return null
  if (file.toString('latin1', 8, 12) !== 'WAVE') return null
  let form: Form | null = null
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString('latin1', at, at + 4)
    const end = Math.min(file.length, at + 8 + file.readUInt32LE(at + 4))
    const chunk = file.subarray(at + 8, end)
    if (name === 'fmt ') form = formIn(chunk)
    if (name === 'data') return form && { rate: form.rate, samples: samplesIn(chunk, form.channels) }
    at = end + (end % 2)
  }
  return null
}
