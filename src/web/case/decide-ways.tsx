/** The two ways on while the evidence speaks against filing: to better evidence, and to the petition all the same. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/case/words.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import type { ButtonSize, ButtonVariant } from '#web/ui/action/button-style.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { wayTo } from './way-to.ts'

type DecideProps = {
  caseId: string
  improvedAt: 'comparables' | 'condition'
  variant?: ButtonVariant
  size?: ButtonSize
}

export const DecideWays = ({ caseId, improvedAt, ...look }: DecideProps) => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
    <ButtonLink to={paths.appealCase(caseId, improvedAt)} {...look}>
      {wayTo(improvedAt)}
    </ButtonLink>
    <TextLink to={paths.appealCase(caseId, 'filing')}>{words.fileWithWhatYouHave()}</TextLink>
  </div>
)
