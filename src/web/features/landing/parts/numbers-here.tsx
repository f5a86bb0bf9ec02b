/** The six numbers of the notice, typed where the address was asked about: the answer comes before any email. */
import { useState } from 'react'
import * as words from '#messages/landing/answer-panel.ts'
import type { Questioned } from '#web/features/landing/parts/which-home.tsx'
import { newTrimDraft } from '#web/verdict/trim/draft.ts'
import { TrimForm } from '#web/verdict/trim/form.tsx'
import { keepDraft, keptDraft } from '#web/verdict/trim/kept-draft.ts'

type NumbersHereProps = Pick<Questioned, 'address' | 'asking' | 'onAsk'> & {
  /** '' where the address does not tell. */
  countyId: string
  /** Asked for by a press: what comes of it is in view, and a keyboard goes on there. */
  takesFocus: boolean
}

const showFirstField = (form: HTMLElement | null) => {
  const field = form?.querySelector<HTMLElement>('input, select')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView?.({ block: 'center' })
}

export const NumbersHere = ({ address, asking, onAsk, countyId, takesFocus }: NumbersHereProps) => {
  const [start] = useState(() => keptDraft(address) ?? newTrimDraft(new Date(), { countyId }))
  return (
    <div ref={takesFocus ? showFirstField : null}>
      <TrimForm
        start={start}
        submitLabel={words.showMyAnswer()}
        busy={asking}
        failure={null}
        // By the address: its report begins with them.
        onDraft={(draft) => keepDraft(address, draft)}
        onSubmit={(numbers) => {
          const data = new FormData()
          data.set('home', address)
          data.set('trimNumbers', JSON.stringify(numbers))
          onAsk(data)
        }}
      />
    </div>
  )
}
