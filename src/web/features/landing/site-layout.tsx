/** The frame of every public page: header, page, footer. */
import { Outlet } from 'react-router'
import { SignedOutNote } from '#web/features/landing/parts/signed-out-note.tsx'
import { SiteFooter } from '#web/features/landing/parts/site-footer.tsx'
import { SiteHeader } from '#web/features/landing/parts/site-header.tsx'

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
