/** The top bar of every page for signed-in people: brand, dashboard, what they own, their menu. */
import { Link } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { SearchBox } from '#web/search-box.tsx'
import { useUser } from '#web/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { tierLabel } from './tier-label.ts'
import { UserMenu } from './user-menu.tsx'

/** `withoutTier` is what the bar says of a person who owns nothing; by default it says nothing. */
export const AccountHeader = ({ withoutTier }: { withoutTier?: string }) => {
  const { tier } = useUser()
  const owned = tier === null ? withoutTier : tierLabel[tier]
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="mx-auto grid max-w-6xl grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 sm:flex sm:px-6">
        <Wordmark name="Just Value" to={paths.dashboard()} />
        <nav aria-label="Main" className="order-3 sm:order-none sm:grow">
          <Link
            to={paths.dashboard()}
            className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline sm:px-3"
          >
            Dashboard
          </Link>
        </nav>
        <div className="order-5 col-span-2 pb-2 sm:order-none sm:w-52 sm:pb-0">
          <SearchBox label="Search lessons, terms and counties" />
        </div>
        {owned && (
          <span className="order-4 text-right sm:order-none">
            <span className="sr-only">Your course: </span>
            <Badge tone="action">{owned}</Badge>
          </span>
        )}
        <div className="order-2 -mr-3 sm:order-none">
          <UserMenu />
        </div>
      </div>
    </header>
  )
}
