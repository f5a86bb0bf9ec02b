/** The frame of every public page: header, page, footer. */
import { Outlet } from 'react-router'
import { SiteFooter } from '#web/features/landing/parts/site-footer.tsx'
import { SiteHeader } from '#web/features/landing/parts/site-header.tsx'
import { SignedOutNote } from '#web/session/signed-out-note.tsx'

export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <SignedOutNote />
      <Outlet />
      <SiteFooter />
    </>
  )
}
