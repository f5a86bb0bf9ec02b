/** In place of a county's page that could not be read. */
import { paths } from '#contract/page-paths.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const NoSuchCounty = () => (
  <MainPart>
    <Container width="text">
      <div className="stack gap-4 py-16">
        <h1>No such county</h1>
        <p className="measure text-lg">
          There is no page of a Florida county at this address, or it could not be loaded.
        </p>
        <div>
          <ButtonLink to={paths.counties()}>See all 67 counties</ButtonLink>
        </div>
      </div>
    </Container>
  </MainPart>
)
