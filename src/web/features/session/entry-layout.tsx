/** The quiet frame of the pages on the way into an account: no menu that leads away from the task. */
import { Outlet } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { Wordmark } from '#web/ui/layout/wordmark.tsx'
import { AccountFooter } from './parts/account-footer.tsx'

export default function EntryLayout() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto max-w-6xl px-4 py-2 sm:px-6">
          <Wordmark name="Just Value" to={paths.landing()} />
        </div>
      </header>
      <Outlet />
      <AccountFooter />
    </>
  )
}
