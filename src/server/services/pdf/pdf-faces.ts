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

/** Each character stands in the first family that has it. */
const families: Readonly<Record<Face, readonly Family[]>> = {
  text: [['public-sans', 400], ...sparesOf(400)],
  strong: [['public-sans', 700], ...sparesOf(700)],
  heading: [['source-serif-4', 600], ...sparesOf(700)],
}

const basic = 'latin'
const nameOf = ([family, weight]: Family, alphabet: string): string =>
  `${family}-${alphabet}-${weight}-normal`

/** Of the letters and figures that nearly all is written in: lines are as high as it. */
export const mainFont = (face: Face): string => nameOf(families[face][0] ?? ['public-sans', 400], basic)

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
    if (!there.has(`${name}.woff`)) return []
    // A family that is one file lists only what a page of the web asks it for.
    const own = alphabets.length === 1 ? null : readRanges(ranges[alphabet] ?? '')
    return { name, path: path.join(files, `${name}.woff`), ranges: own }
  })
}

const knownFiles = new Map<string, readonly FontFile[]>()

const filesFor = (family: Family): readonly FontFile[] => {
  const key = family.join('-')
  const known = knownFiles.get(key) ?? filesOf(family)
  knownFiles.set(key, known)
  return known
}

type Opened = {
  readonly bytes: Buffer
  readonly holds: (code: number) => boolean
  /** From the base of a line up, as a share of the size. */
  readonly ascent: number
}
const opened = new Map<string, Opened>()

const open = ({ name, path: file }: FontFile): Opened => {
  const known = opened.get(name)
  if (known) return known
  const bytes = plainFont(readFileSync(file))
  const font = create(bytes)
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is several fonts in one file.`)
  const holds = (code: number) => font.hasGlyphForCodePoint(code)
  const made = { bytes, holds, ascent: font.ascent / font.unitsPerEm }
  opened.set(name, made)
  return made
}

/** One that `faceFinder` named, or the main one of a face. */
const fontNamed = (name: string): Opened => {
  const known = opened.get(name)
  if (known) return known
  const main = (Object.keys(families) as Face[]).flatMap((face) =>
    families[face].slice(0, 1).flatMap(filesFor),
  )
  const file = main.find((one) => one.name === name)
  if (!file) throw new Error(`No font is named ${name}.`)
  return open(file)
}

/** Those that nearly every file needs, before it is begun. */
export const readMainFonts = (): void => {
  for (const face of Object.keys(families) as Face[]) fontNamed(mainFont(face))
}

export const fontBytes = (name: string): Buffer => fontNamed(name).bytes
export const ascentOf = (name: string): number => fontNamed(name).ascent
export const holdsSpace = (name: string): boolean => fontNamed(name).holds(0x20)

const mayHold = ({ ranges }: FontFile, code: number): boolean =>
  ranges === null || ranges.some(([from, to]) => code >= from && code <= to)

const holdsAll = (file: FontFile, codes: readonly number[]): boolean =>
  codes.every((code) => mayHold(file, code)) && codes.every((code) => open(file).holds(code))

const fontHolding = (face: Face, text: string): string | null => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  for (const family of families[face]) {
    const file = filesFor(family).find((one) => holdsAll(one, codes))
    if (file) return file.name
  }
  return null
}

/** The font that has all characters of a text, null where none has. Fonts are read when the first text needs them. */
export type FaceFinder = (face: Face, text: string) => string | null

export const faceFinder = (): FaceFinder => {
  const found = new Map<string, string | null>()
  return (face, text) => {
    const key = `${face} ${text}`
    const known = found.get(key)
    if (known !== undefined) return known
    const font = fontHolding(face, text)
    found.set(key, font)
    return font
  }
}
