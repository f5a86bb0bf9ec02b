/** Draws a download for one case, in a thread. */
import type { FileFormat } from '#contract/course/resources.ts'
import type { Case } from './case.ts'
import type { Source } from './library.ts'
import { type Dates, renderFile } from './render.ts'

export type ResourceOrder = {
  readonly source: Source
  readonly format: FileFormat
  readonly known: Case
  readonly dates: Omit<Dates, 'now'>
}

export const draw = ({ order, now }: { order: ResourceOrder; now: Date }): Promise<Buffer> =>
  renderFile(order.source, order.format, order.known, { ...order.dates, now })
