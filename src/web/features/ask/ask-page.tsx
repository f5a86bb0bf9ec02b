/** Questions about property tax appeals, answered from our own pages. */
import { paths } from '#contract/page-paths.ts'
import { SearchBox } from '#web/search-box.tsx'
import { useUser } from '#web/session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { UpgradeNote } from '#web/upgrade-note.tsx'

export const meta = () => [{ title: 'Ask · Just Value' }]

export default function AskPage() {
  const { tier } = useUser()
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-8 sm:py-12">
          <PageHeader
            title="Ask"
            lead="Answers come from the lessons, the law we checked, the words and the county pages, each with a link to its place."
            crumbs={[{ label: 'Dashboard', to: paths.dashboard() }]}
          />
          {tier === 'standard' && (
            <UpgradeNote>AI-Enhanced answers your questions here. The search finds the same places.</UpgradeNote>
          )}
          {tier === null ? (
            <div>
              <ButtonLink to={paths.pricing()}>See the two plans</ButtonLink>
            </div>
          ) : (
            <SearchBox label="Search the course" />
          )}
        </div>
      </Container>
    </MainPart>
  )
}
