/** The owner's choice of what goes into the packet, and in which order. */
import { z } from 'zod'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { MOST_EXHIBITS } from '#core/packet/params.ts'
import * as words from '#messages/case/packet.ts'

const eachOnce = <Key extends string>(key: z.ZodType<Key>, most: number) =>
  z
    .array(key)
    .max(most, words.atMostEntries({ most }))
    .refine((keys) => new Set(keys).size === keys.length, { error: words.eachMayBeNamedOnce() })
    .readonly()

const packetDocuments = eachOnce(z.enum(DOCUMENT_KINDS), DOCUMENT_KINDS.length)
const packetExhibits = eachOnce(z.uuid(words.weCouldntFindThatPhotoOr()), MOST_EXHIBITS)

export const packet = z.strictObject({
  documentOrder: packetDocuments,
  documentsLeftOut: packetDocuments,
  exhibitOrder: packetExhibits,
  exhibitsLeftOut: packetExhibits,
})
