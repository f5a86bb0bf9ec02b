/** Beside a letter to the property appraiser that has no address: the way to the field that asks for it. */
import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/letter-address.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { caseQuery } from '../../data.ts'
import { ADDRESS_PLACE, addressStepOf, isAddressKnown } from '../steps/appraiser-address.tsx'

export const LetterAddress = ({ caseId }: { caseId: string }) => {
  const { data } = useQuery(caseQuery(caseId))
  if (!data || isAddressKnown(data)) return null
  return (
    <Notice tone="deadline" title={words.noAddress()}>
      <div className="stack gap-2">
        <p>{words.copyIt()}</p>
        <p>
          <TextLink to={`${paths.appealCase(caseId, addressStepOf(data))}#${ADDRESS_PLACE}`}>
            {words.addIt()}
          </TextLink>
        </p>
      </div>
    </Notice>
  )
}
