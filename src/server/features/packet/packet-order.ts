/** What the thread that makes a packet is told, and what it answers. */
import type { PartPages } from '#core/packet/part-pages.ts'
import type { Packet } from '#server/services/pdf/packet.ts'
import type { PacketCover } from './packet-cover.ts'

type Ordered = {
  readonly label: string
  readonly title: string
  readonly heading: string
  readonly note: string | null
  /** Where the kept file lies. */
  readonly path: string
  readonly bytes: number
}

export type OrderedPhoto = Ordered & {
  readonly kind: 'photo'
  readonly width: number
  readonly height: number
}
export type OrderedPaper = Ordered & { readonly kind: 'paper'; readonly pages: number }

export type PacketOrder = Omit<Packet, 'exhibits'> & {
  readonly exhibits: readonly (OrderedPhoto | OrderedPaper)[]
  readonly targetBytes: number
  readonly target: string
  readonly now: Date
}

type Untitled<Kind> = Omit<Kind, 'heading'> & {
  /** Its name where our type has no letter of its title. */
  readonly untitled: string
}

/** As the case has it: which letters our type has is found out by the process that draws. */
export type UnprintedOrder = Omit<PacketOrder, 'cover' | 'exhibits'> & {
  readonly cover: PacketCover
  readonly exhibits: readonly (Untitled<OrderedPhoto> | Untitled<OrderedPaper>)[]
}

export type PacketOutcome =
  | {
      readonly ok: true
      readonly pages: number
      readonly parts: PartPages
      readonly bytes: number
      readonly fits: boolean
      readonly photoEdge: number | null
    }
  /** `heading` names the exhibit that cannot be carried over. */
  | { readonly ok: false; readonly heading: string }
