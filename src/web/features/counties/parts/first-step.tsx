/** Whether an appeal can save anything at all comes before every step; who has a case knows already. */
import { lazy } from 'react'
import { paths } from '#contract/page-paths.ts'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

const OwnerFirst = lazy(async () => ({
  default: (await import('#web/features/counties/parts/owner-first.tsx')).OwnerFirst,
}))

const FreeReport = () => (
  <section className="stack gap-3 rounded-lg border border-action bg-tint p-5 sm:p-6 print:hidden">
    <h2 className="text-xl">First: can an appeal save you anything?</h2>
    <p className="measure">
      With a cap or an exemption, a lower value often saves nothing. The free report does the math for your
      home before you pay anyone.
    </p>
    <div>
      <ButtonLink to={`${paths.landing()}#savings-calculator`}>Get the free report</ButtonLink>
    </div>
  </section>
)

export const FirstStep = ({ countyId }: { countyId: string }) => (
  <OnlySignedIn otherwise={<FreeReport />}>
    <OwnerFirst countyId={countyId} otherwise={<FreeReport />} />
  </OnlySignedIn>
)
