/** Says what a packet is made of in letters that our type has; reading the type takes its time. */
import { namePrinter, textPrinter } from '#server/services/pdf/pdf.ts'
import { coverBlocks } from './packet-cover.ts'
import type { PacketOrder, UnprintedOrder } from './packet-order.ts'

export const printOrder = ({ cover, exhibits, ...order }: UnprintedOrder): PacketOrder => {
  const printed = textPrinter()
  return {
    ...order,
    cover: coverBlocks(cover, namePrinter()),
    exhibits: exhibits.map(({ untitled, ...exhibit }) => {
      const title = printed(exhibit.title) || untitled
      return { ...exhibit, title, heading: `Exhibit ${exhibit.label}: ${title}` }
    }),
  }
}
