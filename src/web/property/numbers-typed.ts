/** The numbers of a notice that were typed for a first answer, checked before they are used again. */
import { submitTrimNumbers } from '#contract/report/reports.ts'
import { trimNumbers } from '#contract/report/verdict.ts'
import { call } from '#web/call/api.ts'
import { lookedUpHere } from './looked-up.ts'

/** null where none were typed. */
export const numbersTyped = () => {
  const kept = lookedUpHere()
  const read =
    kept !== null && typeof kept === 'object' && 'trimNumbers' in kept
      ? trimNumbers.safeParse(kept.trimNumbers)
      : null
  return read?.success ? read.data : null
}

/** The report that they make of one without an answer. */
export const reportOfNumbers = async (
  leadId: string,
  numbers: NonNullable<ReturnType<typeof numbersTyped>>,
): Promise<{ leadId: string; message: string }> => {
  const { report } = await call(submitTrimNumbers, { leadId, trimNumbers: numbers })
  return { leadId: report.leadId, message: report.reportStatus.message }
}
