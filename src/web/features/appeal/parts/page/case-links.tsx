/** The ways from one step of a case to what belongs to the whole of it. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/case-links.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

const places = [
  { id: 'case-documents', label: words.documents() },
  { id: 'evidence-packet', label: words.evidencePacket() },
  { id: 'case-dates', label: words.datesAndReminders() },
  { id: 'whole-case', label: words.theWholeCase() },
] as const

export const CaseLinks = ({ caseId }: { caseId: string }) => (
  <nav aria-label={words.restOfThisCase()} className="no-print border-t border-line pt-4">
    <ul className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-block [&_a]:py-1">
      {places.map(({ id, label }) => (
        <li key={id}>
          <TextLink to={`${paths.appealCase(caseId)}#${id}`}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
)
