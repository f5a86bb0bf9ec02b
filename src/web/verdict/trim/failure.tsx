/** Why the server did not take the numbers, in its own words, field by field. */

import * as words from '#messages/verdict/trim-failure.ts'
import { ApiFailure } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'

export const TrimFailure = ({ failure }: { failure: unknown }) => {
  if (!failure) return null
  const details = failure instanceof ApiFailure ? failure.details : []
  return (
    <Banner tone="error" title={words.weCouldntUseTheseNumbers()}>
      <p>{failureMessage(failure, words.somethingWentWrongOnOurSide())}</p>
      {details.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {details.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
