/** Owns what an owner wants in the evidence packet, and in which order. */

import type { DocumentKind } from '#core/document/draft-kinds.ts'

/**
 * What is named in an order is first, in that order; what is not named is behind it, as it came. Everything is in the
 * packet but what is left out. A name of something that is gone from the case means nothing.
 */
export interface PacketChoice {
  readonly documentOrder: readonly DocumentKind[]
  readonly documentsLeftOut: readonly DocumentKind[]
  /** Ids of photos and papers. */
  readonly exhibitOrder: readonly string[]
  readonly exhibitsLeftOut: readonly string[]
}

export const everythingInPacket: PacketChoice = {
  documentOrder: [],
  documentsLeftOut: [],
  exhibitOrder: [],
  exhibitsLeftOut: [],
}

export const inOwnOrder = <Key extends string>(
  keys: readonly Key[],
  order: readonly Key[],
): readonly Key[] => [
  ...order.filter((key) => keys.includes(key)),
  ...keys.filter((key) => !order.includes(key)),
]

/** One place up (-1) or down (1); as it is at the ends. */
export const moved = <Key extends string>(keys: readonly Key[], key: Key, by: -1 | 1): readonly Key[] => {
  const at = keys.indexOf(key)
  const other = keys[at + by]
  if (at < 0 || other === undefined) return keys
  return keys.map((one) => {
    if (one === key) return other
    return one === other ? key : one
  })
}

/** Left out, or no longer left out. */
export const withLeftOut = <Key extends string>(
  leftOut: readonly Key[],
  key: Key,
  isLeftOut: boolean,
): readonly Key[] => [...leftOut.filter((one) => one !== key), ...(isLeftOut ? [key] : [])]

/** As if nothing had ever been said of the kind: its last document is removed, and one written later goes in as any other. */
export const withoutDocument = (choice: PacketChoice, kind: DocumentKind): PacketChoice => ({
  ...choice,
  documentOrder: choice.documentOrder.filter((one) => one !== kind),
  documentsLeftOut: choice.documentsLeftOut.filter((one) => one !== kind),
})
