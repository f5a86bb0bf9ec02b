/** In place of a county's page that could not be read. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/no-such-county.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const NoSuchCounty = () => (
  <MainPart>
    <Container width="text">
      <div className="stack gap-4 py-16">
        <h1>{words.noSuchCounty()}</h1>
        <p className="measure text-lg">{words.thereIsNoPageOfA()}</p>
        <div>
          <ButtonLink to={paths.counties()}>{words.seeAll67Counties()}</ButtonLink>
        </div>
      </div>
    </Container>
  </MainPart>
)
