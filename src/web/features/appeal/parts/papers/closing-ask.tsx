/** Asks for the closing statement where the owner's purchase is the evidence, until it is among the papers, comes later, or there is none. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import type { CaseFile } from '#core/case/file.ts'
import { arePutOff } from '#core/case/nothing-to-show.ts'
import * as words from '#messages/appeal/closing-ask.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { uploadsQuery } from '../../data.ts'

type ClosingAskProps = {
  caseId: string
  file: CaseFile
}

export const ClosingAsk = ({ caseId, file }: ClosingAskProps) => {
  const outlook = useOutlook(caseId)
  const { data } = useQuery(uploadsQuery(caseId))
  const isLacking = data !== undefined && !data.uploads.some(isClosingStatement)
  if (!outlook?.purchase || !isLacking || file.hasNoClosingStatement || arePutOff(file)) return null
  return (
    <Notice title={words.addYourClosingStatement()}>
      <div className="stack items-start gap-3">
        <p>{words.itShowsThePrice()}</p>
        <ButtonLink to={paths.appealCase(caseId, 'papers')} variant="secondary">
          {words.goToPhotosAndPapers()}
        </ButtonLink>
      </div>
    </Notice>
  )
}
