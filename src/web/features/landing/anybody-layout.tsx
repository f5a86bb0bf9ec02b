/** The frame of a page that anybody may open: a visitor’s, or the one that a signed-in person knows. */
import { lazy } from 'react'
import { Outlet } from 'react-router'
import { OnlySignedIn } from '#web/session/only-signed-in.tsx'
import SiteLayout from './site-layout.tsx'

const FrameBySession = lazy(async () => ({
  default: (await import('#web/features/session/parts/frame-by-session.tsx')).FrameBySession,
}))

export default function AnybodyLayout() {
  return (
    <OnlySignedIn otherwise={<SiteLayout />}>
      <FrameBySession otherwise={<SiteLayout />}>
        <Outlet />
      </FrameBySession>
    </OnlySignedIn>
  )
}
