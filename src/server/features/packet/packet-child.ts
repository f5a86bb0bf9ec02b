/** The program of the process that makes one packet, so that neither a layout nor a hostile paper holds up the site. */
import { answerOrder, tellNews } from '#server/services/child/answer-order.ts'
import { readMainFonts } from '#server/services/pdf/pdf-faces.ts'
import { buildPacket } from './build-packet.ts'
import type { PacketOrder } from './packet-order.ts'

answerOrder((order) => buildPacket(order as PacketOrder, (heading) => tellNews({ heading })))
readMainFonts()
