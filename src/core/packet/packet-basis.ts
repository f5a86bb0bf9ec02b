/** Owns what a packet was made from, and in words what has changed since. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'

export interface BasisDocument {
  readonly id: string
  readonly kind: DocumentKind
  /** Packets made before a paper could have another than its kind's name none. */
  readonly title?: string
  /** Goes up with every change of its text; packets made before texts could be changed name none. */
  readonly version?: number
}

export interface BasisUpload {
  readonly id: string
  /** 'Exhibit A: The roof'. */
  readonly heading: string
  readonly takenOn: string | null
}

export interface PacketBasis {
  /** All that stands on the cover, field by field. */
  readonly cover: readonly (readonly [label: string, value: string | null])[]
  readonly documents: readonly BasisDocument[]
  /** In their order. */
  readonly uploads: readonly BasisUpload[]
}

const titleOf = ({ kind, title }: BasisDocument): string => title ?? DOCUMENT_TITLES[kind]

const isChanged = ({ id, version = 1 }: BasisDocument, made: PacketBasis): boolean =>
  made.documents.some((one) => one.id === id && (one.version ?? 1) !== version)

const documentChanges = (made: PacketBasis, now: PacketBasis): readonly string[] => {
  const rewritten = now.documents.filter(({ id }) => made.documents.every((one) => one.id !== id))
  const gone = made.documents.filter(({ kind }) => now.documents.every((one) => one.kind !== kind))
  const kinds = (basis: PacketBasis): string => basis.documents.map(({ kind }) => kind).join()
  const isSorted = rewritten.length > 0 || gone.length > 0 || kinds(made) === kinds(now)
  return [
    ...(isSorted ? [] : ['The documents are in another order now.']),
    ...rewritten.map((paper) =>
      made.documents.some(({ kind }) => kind === paper.kind)
        ? `“${titleOf(paper)}” was written again.`
        : `“${titleOf(paper)}” is chosen and is not in it.`,
    ),
    ...now.documents
      .filter((one) => isChanged(one, made))
      .map((paper) => `The text of “${titleOf(paper)}” was changed.`),
    ...gone.map((paper) => `“${titleOf(paper)}” is in it and is no longer chosen.`),
  ]
}

const uploadChange = ({ id, heading, takenOn }: BasisUpload, now: PacketBasis): readonly string[] => {
  const present = now.uploads.find((one) => one.id === id)
  if (present === undefined) return [`“${heading}” is in it and is no longer chosen.`]
  return [
    ...(present.heading === heading ? [] : [`“${heading}” is called “${present.heading}” now.`]),
    ...(present.takenOn === takenOn ? [] : [`The day of “${present.heading}” was changed.`]),
  ]
}

const addedUploads = (made: PacketBasis, now: PacketBasis): readonly string[] =>
  now.uploads
    .filter(({ id }) => made.uploads.every((one) => one.id !== id))
    .map(({ heading }) => `“${heading}” is chosen and is not in it.`)

const coverChanges = (made: PacketBasis, now: PacketBasis): readonly string[] =>
  now.cover.flatMap(([label, value]) => {
    const before = made.cover.find(([one]) => one === label)?.[1] ?? null
    return before === value ? [] : [`${label} on the cover is different now.`]
  })

/**
 * Sentences on the papers in it that were written before the case changed; `changed` names by a document's id what did. A paper
 * that was written again since is another one.
 */
export const olderThanCase = (
  made: PacketBasis,
  now: PacketBasis,
  changed: ReadonlyMap<string, readonly string[]>,
): readonly string[] =>
  now.documents.flatMap((paper) => {
    const { id, version = 1 } = paper
    const isInIt = made.documents.some((one) => one.id === id && (one.version ?? 1) === version)
    const labels = changed.get(id) ?? []
    return isInIt && labels.length > 0 ? [`“${titleOf(paper)}”: ${labels.join(', ')}.`] : []
  })

/** Sentences; none when it would be made the same again. */
export const changesSince = (made: PacketBasis, now: PacketBasis): readonly string[] => [
  ...documentChanges(made, now),
  ...made.uploads.flatMap((upload) => uploadChange(upload, now)),
  ...addedUploads(made, now),
  ...coverChanges(made, now),
]
