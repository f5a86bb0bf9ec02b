/** The landing page. */
import { MainPart } from '#web/ui/main-part.tsx'

export default function LandingPage() {
  return <MainPart>{null}</MainPart>
}
