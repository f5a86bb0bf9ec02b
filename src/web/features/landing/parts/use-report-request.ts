/** Sends the free report form, and keeps what is said of its fields until they are put right. */
import { type FormEvent, startTransition, useActionState, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import type { ReportOutcome } from '#web/features/landing/request-report.ts'

/** Of who goes on with the numbers of the notice, though the county's record has no such home. */
const withNumbers = 'withNumbers'

/** Its words and checks come with the first press. */
const submit = async (form: FormData): Promise<ReportOutcome> => {
  const { requestReport } = await import('#web/features/landing/request-report.ts')
  return requestReport(form, form.has(withNumbers))
}

type Mended = { readonly outcome: ReportOutcome | null; readonly names: readonly string[] }

/** Sends the form, keeps its fields after an error, and leads to the one to be corrected. */
export const useReportRequest = () => {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const [outcome, submitAction, sending] = useActionState(
    async (_previous: ReportOutcome | null, data: FormData) => {
      const next = await submit(data)
      if (next.kind === 'success') form.current?.reset()
      // The numbers are asked for on the report's page.
      if (next.kind === 'success' && data.has(withNumbers)) void navigate(paths.report(next.leadId))
      return next
    },
    null,
  )
  // A form action alone would clear the fields after an error too; it stays set for presses before hydration.
  const keepFields = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    startTransition(() => submitAction(data))
  }
  const goOnWithNumbers = () => {
    if (!form.current) return
    const data = new FormData(form.current)
    data.set(withNumbers, 'yes')
    startTransition(() => submitAction(data))
  }
  const wrong = outcome?.kind === 'error' && !sending ? outcome.wrong : {}
  const isToBeCorrected = Object.keys(wrong).length > 0
  // Until the page answers to presses, the browser's own check is the only one.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])
  // The field, not the panel below it, says what to do.
  useEffect(() => {
    if (isToBeCorrected && outcome) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [isToBeCorrected, outcome])
  // Typing again in a field is the answer to what was wrong there.
  const [mended, setMended] = useState<Mended>({ outcome: null, names: [] })
  const mendField = (name: string) => {
    const names = mended.outcome === outcome ? mended.names : []
    setMended({ outcome, names: [...names, name] })
  }
  const mend = ({ target }: FormEvent<HTMLFormElement>) => {
    const name: unknown = 'name' in target ? target.name : null
    if (typeof name === 'string') mendField(name)
  }
  const errorAt = (name: 'email' | 'address') =>
    mended.outcome === outcome && mended.names.includes(name) ? undefined : wrong[name]
  const nearest = (outcome?.kind === 'error' && errorAt('address') && outcome.nearest) || null
  return {
    form,
    outcome,
    submitAction,
    sending,
    keepFields,
    wrong,
    mend,
    mendField,
    errorAt,
    nearest,
    goOnWithNumbers,
  }
}
