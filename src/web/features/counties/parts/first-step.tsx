/** Whether an appeal can save anything at all comes before every step; who has a case knows already. */
import { lazy } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/first-step.ts'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

const OwnerFirst = lazy(async () => ({
  default: (await import('#web/features/counties/parts/owner-first.tsx')).OwnerFirst,
}))

const FreeReport = () => (
  <section className="stack gap-3 rounded-lg border border-action bg-tint p-5 sm:p-6 print:hidden">
    <h2 className="text-xl">{words.firstCanAnAppealSaveYou()}</h2>
    <p className="measure">{words.withACapOrAnExemption()}</p>
    <div>
      <ButtonLink to={`${paths.landing()}#savings-calculator`}>{words.calculateSavings()}</ButtonLink>
    </div>
  </section>
)

export const FirstStep = ({ countyId }: { countyId: string }) => (
  <OnlySignedIn otherwise={<FreeReport />}>
    <OwnerFirst countyId={countyId} otherwise={<FreeReport />} />
  </OnlySignedIn>
)
