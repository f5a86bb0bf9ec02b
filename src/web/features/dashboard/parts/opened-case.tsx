/** The stops of an open case with their days, and how many of its parts are filled in. */
import type { ListedCase } from '#contract/case/listed.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/case-progress.ts'
import { CaseTimeline } from '#web/case/timeline.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'

export const OpenedCase = ({ own: { id, stops, stepsDone, stepsTotal } }: { own: ListedCase }) => (
  <>
    <CaseTimeline caseId={id} stops={stops} />
    <p className="flex flex-wrap gap-x-4 text-soft">
      {words.partsDone({ done: stepsDone, total: stepsTotal })}{' '}
      <TextLink to={paths.appealCase(id)}>{words.seeTheWholeCase()}</TextLink>
    </p>
  </>
)
