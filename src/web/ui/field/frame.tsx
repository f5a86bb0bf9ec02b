/** The frame of every form field: label above, help before the control, error under it, all tied together. */
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as words from '#messages/ui/frame.ts'

export type FieldText = {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** Marks the label '(optional)'; every other field is required. */
  optional?: boolean
  /** Fixed id, needed when an error summary links to the field. */
  id?: string
}

export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export const useFieldWiring = ({
  id,
  help,
  error,
}: Pick<FieldText, 'id' | 'help' | 'error'>): FieldWiring => {
  const ownId = useId()
  const fieldId = id ?? ownId
  const describedBy = [help && `${fieldId}-help`, error && `${fieldId}-error`].filter(Boolean).join(' ')
  return {
    id: fieldId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export const FieldHelp = ({ fieldId, children }: { fieldId: string; children?: ReactNode }) =>
  children ? (
    <div id={`${fieldId}-help`} className="mt-1 text-sm text-soft">
      {children}
    </div>
  ) : null

export const FieldError = ({ fieldId, message }: { fieldId: string; message: string | undefined }) => (
  <div aria-live="polite">
    {message && (
      <p id={`${fieldId}-error`} className="mt-2 flex gap-2 text-sm font-bold text-coral">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        {message}
      </p>
    )}
  </div>
)

export const OptionalMark = () => <span className="font-normal text-soft">{words.optional()}</span>

type FieldProps = Omit<FieldText, 'id'> & { fieldId: string; children: ReactNode }

export const Field = ({ fieldId, label, help, error, optional, children }: FieldProps) => (
  <div className={error ? '-ml-3 border-l-4 border-coral pl-2' : ''}>
    <label htmlFor={fieldId} className="block font-bold">
      {label}
      {optional && ' '}
      {optional && <OptionalMark />}
    </label>
    <FieldHelp fieldId={fieldId}>{help}</FieldHelp>
    <div className="mt-2">{children}</div>
    <FieldError fieldId={fieldId} message={error} />
  </div>
)
