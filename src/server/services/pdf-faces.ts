/** Owns the type of our PDF files: the site's own families, each in a file by alphabet. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { plainFont } from './font-file.ts'

export type Face = 'text' | 'strong' | 'heading'

const files: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
  text: { family: 'public-sans', weight: 400 },
  strong: { family: 'public-sans', weight: 700 },
  heading: { family: 'source-serif-4', weight: 600 },
}

const alphabets = ['latin', 'latin-ext', 'vietnamese'] as const
export type Alphabet = (typeof alphabets)[number]

const folderOf = (family: string): string =>
  path.dirname(
    createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${family}-latin-400-normal.woff`),
  )

const fileOf = (face: Face, alphabet: Alphabet): string => {
  const { family, weight } = files[face]
  return path.join(folderOf(family), `${family}-${alphabet}-${weight}-normal.woff`)
}

export const faceName = (face: Face, alphabet: Alphabet): string => `${face}-${alphabet}`

/** Name and bytes of every face, as a PDF file registers them. */
export const registeredFaces = (): readonly (readonly [string, Buffer])[] =>
  (Object.keys(files) as Face[]).flatMap((face) =>
    alphabets.map(
      (alphabet) => [faceName(face, alphabet), plainFont(readFileSync(fileOf(face, alphabet)))] as const,
    ),
  )

type Range = readonly [from: number, to: number]

/** 'U+0000-00FF,U+0131' as numbers. */
const readRanges = (text: string): readonly Range[] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace('U+', '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })

const rangesOf = (family: string): Readonly<Record<Alphabet, readonly Range[]>> => {
  const file = path.join(folderOf(family), '..', 'unicode.json')
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Record<Alphabet, string>
  const entries = alphabets.map((alphabet) => [alphabet, readRanges(ranges[alphabet])] as const)
  return Object.fromEntries(entries) as Record<Alphabet, readonly Range[]>
}

/** Which of the files holds each character; null for a character that none holds. Both families hold the same. */
export const alphabetFinder = (): ((character: string) => Alphabet | null) => {
  const ranges = rangesOf(files.text.family)
  return (character) => {
    const code = character.codePointAt(0) ?? 0
    return (
      alphabets.find((alphabet) => ranges[alphabet].some(([from, to]) => code >= from && code <= to)) ?? null
    )
  }
}
