/** Owns the type of our PDF files: the site's own families, and others for the characters that those do not have. */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { create } from 'fontkit'
import { plainFont } from './font-file.ts'

export type Face = 'text' | 'strong' | 'heading'

/** A family at a weight: `public-sans-400`. */
type Family = readonly [family: string, weight: number]

/** Signs of mathematics hold Arabic letters too, which do not join: so these come after the scripts that are letters. */
const signs: readonly Family[] = [
  ['noto-sans-math', 400],
  ['noto-sans-symbols-2', 400],
  ['noto-sans-symbols', 400],
  ['noto-emoji', 400],
]

/** Chinese and Japanese; Korean. */
const large: readonly Family[] = [
  ['chocolate-classical-sans', 400],
  ['gowun-dodum', 400],
]

const sparesOf = (weight: number): readonly Family[] => [
  ['arimo', weight],
  ['ibm-plex-sans-arabic', weight],
  ...signs,
  ...large,
]

/** Each character is in the first family that has it. */
const families: Readonly<Record<Face, readonly Family[]>> = {
  text: [['public-sans', 400], ...sparesOf(400)],
  strong: [['public-sans', 700], ...sparesOf(700)],
  heading: [['source-serif-4', 600], ...sparesOf(700)],
}

const faces = Object.keys(families) as readonly Face[]

const basic = 'latin'
const nameOf = ([family, weight]: Family, alphabet: string): string => `${family}-${alphabet}-${weight}`

type Range = readonly [from: number, to: number]
type FontFile = {
  readonly name: string
  readonly path: string
  /** What it may hold; null where the package does not say it. */
  readonly ranges: readonly Range[] | null
}

/** 'U+0000-00FF,U+0131' as numbers. */
const readRanges = (text: string): readonly Range[] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().toUpperCase().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

const folderOf = (family: string): string =>
  path.dirname(createRequire(import.meta.url).resolve(`@fontsource/${family}/unicode.json`))

/** One for each alphabet, the basic one first. */
const filesOf = (family: Family): readonly FontFile[] => {
  const folder = folderOf(family[0])
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<string, string>
  const files = path.join(folder, 'files')
  const there = new Set(readdirSync(files))
  const alphabets = Object.keys(ranges).sort((one, other) => Number(other === basic) - Number(one === basic))
  return alphabets.flatMap((alphabet) => {
    const name = nameOf(family, alphabet.replace(/[[\]]/g, ''))
    const file = `${name}-normal.woff`
    if (!there.has(file)) return []
    // A family that is one file lists only what a page of the web asks it for.
    const own = alphabets.length === 1 ? null : readRanges(ranges[alphabet] ?? '')
    return { name, path: path.join(files, file), ranges: own }
  })
}

const knownFiles = new Map<string, readonly FontFile[]>()

const filesFor = (family: Family): readonly FontFile[] => {
  const key = family.join('-')
  const known = knownFiles.get(key) ?? filesOf(family)
  knownFiles.set(key, known)
  return known
}

type Opened = { readonly bytes: Buffer; readonly holds: (code: number) => boolean }
const opened = new Map<string, Opened>()

const open = ({ name, path: file }: FontFile): Opened => {
  const known = opened.get(name)
  if (known) return known
  const bytes = plainFont(readFileSync(file), name)
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is several fonts in one file.`)
  const made = { bytes, holds: (code: number) => font.hasGlyphForCodePoint(code) }
  opened.set(name, made)
  return made
}

const mayHold = ({ ranges }: FontFile, code: number): boolean =>
  ranges === null || ranges.some(([from, to]) => code >= from && code <= to)

const holdsAll = (file: FontFile, codes: readonly number[]): boolean =>
  codes.every((code) => mayHold(file, code)) && codes.every((code) => open(file).holds(code))

const fileHolding = (face: Face, text: string): FontFile | null => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  for (const family of families[face]) {
    const file = filesFor(family).find((one) => holdsAll(one, codes))
    if (file) return file
  }
  return null
}

/** Of the letters and figures that nearly all is written in. */
const mainFiles: readonly FontFile[] = faces.flatMap((face) =>
  families[face].slice(0, 1).flatMap((family) => filesFor(family).slice(0, 1)),
)

/** Whether one font has all of a character, which may be several code points. */
export type Holds = (character: string) => boolean

export const holdsText: Holds = (() => {
  const found = new Map<string, boolean>()
  return (character: string) => {
    const known = found.get(character) ?? fileHolding('text', character) !== null
    found.set(character, known)
    return known
  }
})()

export type Type = {
  /** For each face the families to look in, one after the other. */
  readonly names: Readonly<Record<Face, readonly string[]>>
  readonly fonts: readonly { readonly name: string; readonly bytes: Buffer }[]
}

/** The basic alphabet last: it would build 'ị' from an i and a dot, which are read as two letters. */
const orderOf = (face: Face, chosen: ReadonlySet<string>): readonly string[] =>
  families[face].flatMap((family) =>
    filesFor(family)
      .map(({ name }) => name)
      .filter((name) => chosen.has(name))
      .sort((one, other) => Number(one === nameOf(family, basic)) - Number(other === nameOf(family, basic))),
  )

/** What these characters need beside the main fonts, which are always there. */
export const typeFor = (characters: Iterable<string>): Type => {
  const further = [...characters].flatMap((one) => faces.flatMap((face) => fileHolding(face, one) ?? []))
  const files = new Map([...mainFiles, ...further].map((file) => [file.name, file]))
  const chosen = new Set(files.keys())
  const text = orderOf('text', chosen)
  const withText = (face: Face) => [...new Set([...orderOf(face, chosen), ...text])]
  return {
    names: { text, strong: withText('strong'), heading: withText('heading') },
    fonts: [...files.values()].map((file) => ({ name: file.name, bytes: open(file).bytes })),
  }
}
