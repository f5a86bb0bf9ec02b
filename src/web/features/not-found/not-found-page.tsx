/** The page for an address that does not exist. */
import { paths } from '#contract/page-paths.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: 'Page not found · Just Value' }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-4 py-16">
          <h1>Page not found</h1>
          <p className="measure text-lg">
            We couldn’t find that page. Check the address for typos. The page may also have moved.
          </p>
          <div>
            {signedIn ? (
              <ButtonLink to={paths.dashboard()}>Go to the dashboard</ButtonLink>
            ) : (
              <ButtonLink to={paths.landing()}>Go to the homepage</ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </MainPart>
  )
}
