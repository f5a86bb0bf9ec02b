/** Owns which paper, or photo of it, is the closing statement of the owner's own purchase, told by what its owner wrote of it. */

/** Its names: of the law since 2015, of before, and of title companies. */
const NAMES = /\b(?:closing (?:statement|disclosure)|settlement statement|alta statement|hud-?1)\b/iu

export const isClosingStatement = ({
  caption,
  name,
}: {
  readonly caption: string
  readonly name: string
}): boolean => NAMES.test(`${caption} ${name.replaceAll(/[_-]/gu, ' ')}`)
