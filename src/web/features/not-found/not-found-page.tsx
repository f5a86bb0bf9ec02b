/** The page for an address that does not exist, with the ways on from there. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/not-found/not-found-page.ts'
import { QuestionDrawing } from '#web/drawing/drawings.tsx'
import { useSession } from '#web/session/session.ts'
import { SearchBox } from '#web/site/search-box.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { DescribedLinks } from '#web/ui/action/described-links.tsx'
import { Beside } from '#web/ui/layout/beside.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

export const meta = () => [{ title: words.pageNotFoundJustValue() }, { name: 'robots', content: 'noindex' }]

const elsewhere = [
  { to: paths.counties(), name: words.countyPages(), what: words.datesFeesAndOffices() },
  {
    to: `${paths.landing()}#savings-calculator`,
    name: words.freeReport(),
    what: words.whatAnAppealWouldSave(),
  },
]

export default function NotFoundPage() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <MainPart>
      <Container>
        <div className="py-10 sm:py-16">
          <Beside side={<QuestionDrawing />}>
            <div className="stack gap-4">
              <h1>{words.pageNotFound()}</h1>
              <p className="measure text-lg">{words.weCouldntFindThatPageCheck()}</p>
            </div>
            {signedIn && (
              <div className="max-w-md">
                <SearchBox label={words.searchTheCourse()} />
              </div>
            )}
            <div>
              {signedIn ? (
                <ButtonLink to={paths.dashboard()}>{words.goToTheDashboard()}</ButtonLink>
              ) : (
                <ButtonLink to={paths.landing()}>{words.goToTheHomepage()}</ButtonLink>
              )}
            </div>
            <DescribedLinks
              links={elsewhere}
              className="grid gap-4 border-t border-line pt-5 sm:grid-cols-2"
            />
          </Beside>
        </div>
      </Container>
    </MainPart>
  )
}
