/** Draws a certificate, in a thread; nothing where our type does not have the letters of the name. */
import type { CalendarDate } from '#core/calendar-date.ts'
import type { ModuleRecord } from '#core/course/certificate.ts'
import { noFacts } from '#core/document/template/case-facts.ts'
import { printableFacts, renderPdf } from '#server/services/pdf/pdf.ts'
import { certificatePaper } from './paper.ts'

export type CertificateOrder = {
  readonly name: string
  readonly completedOn: CalendarDate
  readonly modules: readonly ModuleRecord[]
}

type Asked = { readonly order: CertificateOrder; readonly now: Date }

export const draw = async ({ order, now }: Asked): Promise<Buffer | null> => {
  const name = printableFacts({ ...noFacts, 'owner.name': order.name })['owner.name']
  return name === null ? null : renderPdf(certificatePaper(name, order.completedOn, order.modules), now)
}
