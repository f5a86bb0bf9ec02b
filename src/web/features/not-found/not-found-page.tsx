/** The page for an address that does not exist. */
import { useSyncExternalStore } from 'react'
import { paths } from '#contract/page-paths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'

export const meta = () => [{ title: 'Page not found · Just Value' }, { name: 'robots', content: 'noindex' }]

const unchanging = () => () => undefined
const hasToken = () => window.localStorage.getItem('justvalue.accessToken') !== null

export default function NotFoundPage() {
  const signedIn = useSyncExternalStore(unchanging, hasToken, () => false)
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-4 py-16">
          <h1>Page not found</h1>
          <p className="measure text-lg">
            There is nothing at this address. It may have been typed wrong, or the page may have moved.
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
