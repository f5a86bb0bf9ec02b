/** Owns which paper is the closing statement of the owner's own purchase, told by what its owner wrote of it. */

import type { UploadKind } from './upload-rules.ts'

/** Its names: of the law since 2015, of before, and of title companies. */
const NAMES = /\b(?:closing (?:statement|disclosure)|settlement statement|alta statement|hud-?1)\b/iu

export const isClosingStatement = ({
  kind,
  caption,
  name,
}: {
  readonly kind: UploadKind
  readonly caption: string
  readonly name: string
}): boolean => kind === 'paper' && NAMES.test(`${caption} ${name.replaceAll(/[_-]/gu, ' ')}`)
