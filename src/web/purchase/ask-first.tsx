/** Sends for the question only when it is to be asked: few are, and a dialog weighs as much as a page. */
import { lazy, Suspense } from 'react'
import type { AskFirstProps } from './ask-first-dialog.tsx'

const AskFirstDialog = lazy(async () => ({
  default: (await import('./ask-first-dialog.tsx')).AskFirstDialog,
}))

export const AskFirst = (props: AskFirstProps) => (
  <Suspense>
    <AskFirstDialog {...props} />
  </Suspense>
)
