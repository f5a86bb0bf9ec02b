/** A password with a button that shows or hides it; pasting and password managers always work. */
import { useState } from 'react'
import * as words from '#messages/ui/password.ts'
import { controlStyle } from './control-style.ts'
import { Field, useFieldWiring } from './frame.tsx'
import type { TextFieldProps } from './text.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'unit'> & {
  autoComplete: 'current-password' | 'new-password'
}

export const PasswordField = ({ label, help, error, optional, id, ...input }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const wiring = useFieldWiring({ ...(id && { id }), help, error })
  return (
    <Field fieldId={wiring.id} label={label} help={help} error={error} {...(optional && { optional })}>
      <div className="relative">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...wiring}
          type={shown ? 'text' : 'password'}
          className={`${controlStyle} pr-24`}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-controls={wiring.id}
          aria-label={
            shown ? words.hide({ label: label.toLowerCase() }) : words.show({ label: label.toLowerCase() })
          }
          className="absolute inset-y-1 right-1 min-w-20 rounded px-3 text-sm font-bold text-action hover:bg-tint"
        >
          {shown ? words.hide2() : words.show2()}
        </button>
      </div>
    </Field>
  )
}
