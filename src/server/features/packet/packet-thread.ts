/** The program of the thread that makes one packet, so that neither a layout nor a hostile paper holds up the site. */
import { parentPort } from 'node:worker_threads'
import { readMainFonts } from '#server/services/pdf/pdf-faces.ts'
import { buildPacket } from './build-packet.ts'
import type { PacketOrder } from './packet-order.ts'

parentPort?.once('message', async (order: PacketOrder) => {
  parentPort?.postMessage(await buildPacket(order))
})
readMainFonts()
