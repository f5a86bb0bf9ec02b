/** The top bar of every page for signed-in people: brand, dashboard, what they own, their menu. */
import { Link } from 'react-router'
import type { Tier } from '#contract/fields.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/session/account-header.ts'
import { useSessionActions, useUser } from '#web/session/session.ts'
import { SearchBox } from '#web/site/search-box.tsx'
import { Menu } from '#web/ui/action/menu.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Wordmark } from '#web/ui/layout/wordmark.tsx'

/** The menu under the person's name: the profile, and the way out. */
const UserMenu = () => {
  const { firstName } = useUser()
  const { end } = useSessionActions()
  return (
    <Menu
      label={words.yourAccount()}
      trigger={
        <span className="max-w-20 truncate min-[23rem]:max-w-28 sm:max-w-48">
          {firstName || words.student()}
        </span>
      }
      entries={[
        { label: words.profile(), to: paths.profile() },
        { label: words.yourNotes(), to: paths.notes() },
        { label: words.support(), to: paths.support() },
        { label: words.signOut(), onSelect: () => void end() },
      ]}
    />
  )
}

/** How the header names what a person owns. */
const tierLabel = { standard: 'Standard', ai_enhanced: words.aiEnhanced() } as const satisfies Record<
  Tier,
  string
>

/** `withoutTier` is what the bar says of a person who owns nothing; by default it says nothing. */
export const AccountHeader = ({ withoutTier }: { withoutTier?: string }) => {
  const { tier } = useUser()
  const owned = tier === null ? withoutTier : tierLabel[tier]
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="mx-auto grid max-w-6xl grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 sm:flex sm:px-6">
        <Wordmark name="Just Value" to={paths.dashboard()} />
        <nav aria-label={words.main()} className="order-3 sm:order-none sm:grow">
          <Link
            to={paths.dashboard()}
            className="inline-flex min-h-11 items-center text-action underline-offset-4 hover:underline sm:px-3"
          >
            {words.dashboard()}
          </Link>
        </nav>
        <div className="order-5 col-span-2 pb-2 sm:order-none sm:w-52 sm:pb-0">
          <SearchBox label={words.searchLessonsTermsAndCounties()} />
        </div>
        {owned && (
          <span className="order-4 text-right sm:order-none">
            <span className="sr-only">{words.yourCourse()} </span>
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
