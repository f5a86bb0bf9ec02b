/** Sends the free report form and turns every way it can go into the words of the page. */

import * as words from '#messages/landing/request-report.ts'
import { homeAt, type NoHome } from '#web/features/landing/ask-answer.ts'
import { addressFault } from '#web/property/address-fault.ts'
import { lookedUpAddress } from '#web/property/looked-up.ts'
import { toldOfHome } from '#web/property/said-lives-there.ts'
import { keepReportEmail } from '#web/report/email.ts'

export type ReportOutcome =
  | {
      kind: 'success'
      message: string
      leadId: string
      /** Which home, and where the mail goes: the fields are empty again. */
      about: string
    }
  | {
      kind: 'error'
      message: string
      detail: string | null
      wrong: WrongFields
      /** The addresses near one that is not on the county's record. */
      nearest?: readonly string[] | null
    }

/** What is wrong with a field, to be said under it. */
type WrongFields = { readonly email?: string; readonly address?: string }

/** The server answered and said no. */
const refusedMessage = words.thereWasAnIssueProcessingYour()
/** Nothing usable came back. */
const brokenMessage = words.thereWasAnIssueProcessingYour2()

/** Loaded on the first use of the form, so that the first paint does not wait for it. */
const loadCall = async () => {
  const [{ call, ApiFailure }, requestPropertyAnalysis, reportRequestForm] = await Promise.all([
    import('#web/call/api.ts'),
    import('#contract/report/reports.ts').then(({ requestPropertyAnalysis }) => requestPropertyAnalysis),
    import('#contract/report/request-form.ts').then(({ reportRequestForm }) => reportRequestForm),
  ])
  return { call, ApiFailure, requestPropertyAnalysis, reportRequestForm }
}

const refusedAt = (wrong: WrongFields, nearest: NoHome['nearest'] = null): ReportOutcome => ({
  kind: 'error',
  message: refusedMessage,
  detail: null,
  wrong,
  nearest,
})

/** `goesOn`: with the numbers of the notice, though the county's record has no such home. */
export const requestReport = async (form: FormData, goesOn: boolean): Promise<ReportOutcome> => {
  const { call, ApiFailure, requestPropertyAnalysis, reportRequestForm } = await loadCall()
  const input = reportRequestForm.safeParse(Object.fromEntries(form))
  if (!input.success) {
    const messages = input.error.issues.map(({ path, message }) => [path[0], message] as const)
    return refusedAt(Object.fromEntries(messages))
  }
  const { address } = input.data
  const fault = addressFault(address)
  if (fault !== null) return refusedAt({ address: fault })
  const { noHome, parcelId } = await homeAt(address)
  const isOffRecord = noHome !== null && noHome.nearest !== null
  // Typed for the answer at the top of the page, they make this report, and are not typed again.
  const typed =
    isOffRecord && lookedUpAddress() === address ? await import('#web/property/numbers-typed.ts') : null
  const numbers = typed?.numbersTyped()
  if (noHome && !numbers && !(isOffRecord && goesOn))
    return refusedAt({ address: noHome.message }, noHome.nearest)
  try {
    const parcelNumber = String(form.get('parcelNumber') ?? '')
    const asked = {
      ...input.data,
      ...(parcelNumber && { parcelNumber }),
      ...toldOfHome(parcelNumber || parcelId),
    }
    const { leadId, reportStatus } = await call(requestPropertyAnalysis, asked)
    keepReportEmail(input.data.email)
    const about = words.forHomeTo({ address, email: input.data.email })
    if (typed && numbers) return { kind: 'success', about, ...(await typed.reportOfNumbers(leadId, numbers)) }
    return { kind: 'success', about, message: reportStatus.message, leadId }
  } catch (failure) {
    if (!(failure instanceof ApiFailure))
      return { kind: 'error', message: brokenMessage, detail: null, wrong: {} }
    const refused = failure.status !== null && failure.status < 500
    return {
      kind: 'error',
      message: refused ? refusedMessage : brokenMessage,
      detail: failure.message,
      wrong: {},
    }
  }
}
