/** The program of the process that makes packets, so that neither a layout nor a hostile paper holds up the site. */
import { answerOrders, tellNews } from '#server/services/child/answer-orders.ts'
import { warmTypesetter } from '#server/services/pdf/packet.ts'
import { buildPacket } from './build-packet.ts'
import type { UnprintedOrder } from './packet-order.ts'
import { printOrder } from './print-order.ts'

answerOrders((order) => buildPacket(printOrder(order as UnprintedOrder), (heading) => tellNews({ heading })))
warmTypesetter()
