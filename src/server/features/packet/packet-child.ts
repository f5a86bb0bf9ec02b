/** The program of the process that makes packets, so that neither a layout nor a hostile paper holds up the site. */
import { answerOrders, tellNews } from '#server/services/child/answer-orders.ts'
import { warmTypesetter } from '#server/services/pdf/packet.ts'
import { namePrinter, textPrinter } from '#server/services/pdf/pdf.ts'
import { buildPacket } from './build-packet.ts'
import { coverBlocks } from './packet-cover.ts'
import type { PacketOrder, UnprintedOrder } from './packet-order.ts'

const printOrder = ({ cover, exhibits, ...order }: UnprintedOrder): PacketOrder => {
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

answerOrders((order) => buildPacket(printOrder(order as UnprintedOrder), (heading) => tellNews({ heading })))
warmTypesetter()
