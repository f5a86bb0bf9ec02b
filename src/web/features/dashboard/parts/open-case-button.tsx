/** The press that opens the case of a home. */
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as messages from '#messages/dashboard/next-step.ts'
import { Failure } from '#web/call/failure.tsx'
import { useOpeningCase } from '#web/case/use-opening-case.ts'
import type { Home } from '#web/features/dashboard/data.ts'
import { Button } from '#web/ui/action/button.tsx'

type ButtonProps = Pick<Parameters<typeof Button>[0], 'size' | 'variant'> & {
  home: Home
  /** Where it stands beside those of other homes. */
  isOneOfSeveral?: boolean
}

/** Of the newest notices, at once: the home is known, and nothing is left to choose. */
export const OpenCaseButton = ({ home, isOneOfSeveral = false, ...look }: ButtonProps) => {
  const opening = useOpeningCase()
  const taxYear = noticeYearOn(todayInFlorida(new Date()))
  return (
    <>
      <Button
        {...look}
        busy={opening.isPending}
        busyLabel={messages.opening()}
        onClick={() => opening.mutate({ propertyId: home.property.id, taxYear })}
      >
        {messages.openYourCase()}
        {isOneOfSeveral && <span className="sr-only">: {home.property.addressLine1}</span>}
      </Button>
      <Failure title={messages.theCaseDidNotOpen()} of={opening.error} />
    </>
  )
}
