/** How far the case of the home is: its stops with their days, and the parts that are filled in. */
import { lazy } from 'react'
import * as words from '#messages/dashboard/case-progress.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { OpenCaseButton } from './open-case-button.tsx'

const OpenedCase = lazy(async () => ({ default: (await import('./opened-case.tsx')).OpenedCase }))

/** Nothing while no home is entered: a case is about one. */
export const CaseProgress = ({ home }: { home: Home | null }) =>
  home && (
    <section aria-labelledby="case-title" className="stack gap-3">
      <h2 id="case-title" className="text-xl">
        {words.yourCase()}
      </h2>
      {home.own ? (
        <OpenedCase own={home.own} />
      ) : (
        <div className="stack items-start gap-3">
          <p className="measure">{words.openACase({ address: home.property.addressLine1 })}</p>
          <OpenCaseButton home={home} variant="secondary" />
        </div>
      )}
    </section>
  )
