/** A day that is over, said beside the step that can still help. */
import { paths } from '#contract/page-paths.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import * as words from '#messages/appeal/missed-notice.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { tellStep } from '#words/case/step.ts'

export const MissedNotice = ({ caseId, missed }: { caseId: string; missed: NextCaseStep }) => {
  const { title, detail } = tellStep(missed)
  return (
    <Notice tone="deadline" title={title}>
      <div className="stack gap-2">
        <p>{detail}</p>
        <TextLink to={paths.appealCase(caseId, missed.step)}>{words.enterTheDateYourPetitionWas()}</TextLink>
      </div>
    </Notice>
  )
}
