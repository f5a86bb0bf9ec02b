/** The opening picture: how a cap can absorb a whole cut. */
import type { LandingContent } from '#web/features/landing/landing-content.ts'
import { ValueStaircase } from '#web/ui/value-staircase.tsx'

export const CapPicture = ({ picture }: { picture: LandingContent['picture'] }) => (
  <ValueStaircase
    title="Why a lower value does not always mean a lower bill"
    source={`Illustrative example, not a customer. ${picture.basis}.`}
    school={picture.school}
    nonSchool={picture.nonSchool}
  />
)
