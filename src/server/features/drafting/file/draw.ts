/** Draws a written document in the format asked for, in a thread. */
import type { DocumentFormat } from '#contract/document/documents.ts'
import type { Paper } from '#core/document/paper.ts'
import { renderWord } from '#server/services/office/word-document.ts'
import { renderPdf } from '#server/services/pdf/pdf.ts'

export type DocumentOrder = { readonly paper: Paper; readonly format: DocumentFormat }

export const draw = ({ order, now }: { order: DocumentOrder; now: Date }): Promise<Buffer> =>
  order.format === 'pdf' ? renderPdf(order.paper, now) : renderWord(order.paper)
