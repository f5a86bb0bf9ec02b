/** The page for an address that does not exist. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/not-found/not-found-page.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: words.pageNotFoundJustValue() }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <MainPart>
      <Container width="column">
        <div className="stack gap-4 py-16">
          <h1>{words.pageNotFound()}</h1>
          <p className="measure text-lg">{words.weCouldntFindThatPageCheck()}</p>
          <div>
            {signedIn ? (
              <ButtonLink to={paths.dashboard()}>{words.goToTheDashboard()}</ButtonLink>
            ) : (
              <ButtonLink to={paths.landing()}>{words.goToTheHomepage()}</ButtonLink>
            )}
          </div>
        </div>
      </Container>
    </MainPart>
  )
}
