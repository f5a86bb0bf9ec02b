/** The page shown when the app itself fails: what happened, and what can be done. */

import * as words from '#messages/ui/error-page.ts'
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
        <h1>{words.thisPageDidntLoad()}</h1>
        <p className="measure text-lg">
          {isStaleBuild(error) ? words.weUpdatedTheSiteWhileYou() : words.somethingWentWrongOnOurSide()}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{words.reloadThePage()}</Button>
          <ButtonLink href="/" variant="secondary">
            {words.goToTheHomePage()}
          </ButtonLink>
        </div>
      </div>
    </Container>
  </MainPart>
)
