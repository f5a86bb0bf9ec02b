/** The page shown when the app itself fails: what happened, and what can be done. */
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

const isStaleBuild = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)

export const ErrorPage = ({ error }: { error: unknown }) => (
  <MainPart>
    <Container width="text">
      <div className="stack gap-4 py-16">
        <h1>This page didn’t load</h1>
        <p className="measure text-lg">
          {isStaleBuild(error)
            ? 'We updated the site while you had it open. Reload the page to continue.'
            : 'Something went wrong on our side. Your saved work is safe. Reload the page, or go back to the start.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>Reload the page</Button>
          <ButtonLink href="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </div>
    </Container>
  </MainPart>
)
