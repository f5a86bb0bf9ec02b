/** Asks for the closing statement where the owner's purchase is the evidence, until it is among the papers or there is none. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import { isClosingStatement } from '#core/case/closing-statement.ts'
import * as words from '#messages/appeal/closing-ask.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { uploadsQuery } from '../../data.ts'

type ClosingAskProps = {
  caseId: string
  /** Its owner said that there is none. */
  hasNone: boolean
}

export const ClosingAsk = ({ caseId, hasNone }: ClosingAskProps) => {
  const outlook = useOutlook(caseId)
  const { data } = useQuery(uploadsQuery(caseId))
  const isLacking = data !== undefined && !data.uploads.some(isClosingStatement)
  if (!outlook?.purchase || !isLacking || hasNone) return null
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
