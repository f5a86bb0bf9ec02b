/** No lesson to show: the module is not there, did not load, or is not paid for. */
import { useNavigate } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

/** `detail` says why when we know it; `onRetry` is there when trying again can help. */
type ModuleNotFoundProps = { detail?: string; onRetry?: () => void }

export const ModuleNotFound = ({ detail, onRetry }: ModuleNotFoundProps) => {
  const navigate = useNavigate()
  return (
    <div className="stack measure gap-4">
      <title>Module Not Found · Just Value</title>
      <h1>Module Not Found</h1>
      <p className="text-lg">The requested module could not be loaded.</p>
      {detail && <p role="alert">{detail}</p>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void navigate(paths.dashboard())}>Return to Dashboard</Button>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </div>
  )
}

export const NeedsPlan = () => (
  <div className="stack measure gap-4">
    <title>The course · Just Value</title>
    <h1>This lesson is part of the course</h1>
    <p className="text-lg">
      You don’t have a plan right now. Choose one to open the modules. Everything you finished before is still
      marked.
    </p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.pricing()}>See the plans</ButtonLink>
      <ButtonLink to={paths.dashboard()} variant="secondary">
        Dashboard
      </ButtonLink>
    </div>
  </div>
)
