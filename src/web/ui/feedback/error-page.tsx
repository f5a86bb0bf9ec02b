/** The page shown when the app itself fails: what happened, and what can be done. */
import { useEffect, useState } from 'react'
import * as words from '#messages/ui/error-page.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'

const isMissingPart = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|importing a module script/i.test(error.message)

const reload = () => window.location.reload()

const whatHappened = (error: unknown, isOffline: boolean): string => {
  if (!isMissingPart(error)) return words.somethingWentWrongOnOurSide()
  return isOffline ? words.youAreOffline() : words.weUpdatedTheSiteWhileYou()
}

export const ErrorPage = ({ error }: { error: unknown }) => {
  // Without a connection a part of the page could not come: it comes when there is one.
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    if (!isOffline) return
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isOffline])
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-4 py-16">
          <h1>{words.thisPageDidntLoad()}</h1>
          <p className="measure text-lg">{whatHappened(error, isOffline)}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={reload}>{words.reloadThePage()}</Button>
            <ButtonLink href="/" variant="secondary">
              {words.goToTheHomePage()}
            </ButtonLink>
          </div>
        </div>
      </Container>
    </MainPart>
  )
}
