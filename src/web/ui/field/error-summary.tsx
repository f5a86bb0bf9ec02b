/** All that is wrong with a form, at its top, each line leading to its field. */
import { useEffect, useRef } from 'react'
import { Notice } from '#web/ui/feedback/notice.tsx'

export type FieldProblem = { fieldId: string; message: string }

type ErrorSummaryProps = { title: string; problems: readonly FieldProblem[] }

export const ErrorSummary = ({ title, problems }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null)
  const shown = problems.length > 0
  // The summary appears after a failed submit; focus is the only way to bring it to the reader.
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown])
  if (!shown) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="scroll-mt-24">
      <Notice tone="error" title={title}>
        <ul className="mt-1 list-disc pl-5">
          {problems.map((problem) => (
            <li key={problem.fieldId}>
              <a href={`#${problem.fieldId}`}>{problem.message}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
