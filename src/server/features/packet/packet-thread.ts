/** The program of the thread that makes one packet, so that neither a layout nor a hostile paper holds up the site. */
import { parentPort, workerData } from 'node:worker_threads'
import { buildPacket } from './build-packet.ts'
import type { PacketOrder } from './packet-order.ts'

const order: PacketOrder = workerData

parentPort?.postMessage(await buildPacket(order))
