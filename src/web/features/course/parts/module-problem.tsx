/** No lesson to show: the module is not there, did not load, or is not paid for. */
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/course/module-problem.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

/** `detail` says why when we know it; `onRetry` is there when trying again can help. */
type ModuleNotFoundProps = { detail?: string; onRetry?: () => void }

export const ModuleNotFound = ({ detail, onRetry }: ModuleNotFoundProps) => {
  const navigate = useNavigate()
  return (
    <div className="stack measure gap-4">
      <title>{words.moduleNotFoundJustValue()}</title>
      <h1>{words.moduleNotFound()}</h1>
      <p className="text-lg">{words.theRequestedModuleCouldNotBe()}</p>
      {detail && <p role="alert">{detail}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void navigate(paths.dashboard())}>{words.returnToDashboard()}</Button>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {words.tryAgain()}
          </Button>
        )}
      </div>
    </div>
  )
}

export const NeedsPlan = () => (
  <div className="stack measure gap-4">
    <title>{words.theCourseJustValue()}</title>
    <h1>{words.thisLessonIsPartOfThe()}</h1>
    <p className="text-lg">{words.youDontHaveAPlanRight()}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing()}>{words.seeThePlans()}</ButtonLink>
      <ButtonLink to={paths.dashboard()} variant="secondary">
        {words.dashboard()}
      </ButtonLink>
    </div>
  </div>
)
