/** The top bar of every page for signed-in people: brand, places, search, what they own, their menu. */
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import type { Tier } from '#contract/fields.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/session/account-header.ts'
import { useSessionActions, useUser } from '#web/session/session.ts'
import { SearchBox } from '#web/site/search-box.tsx'
import { Menu } from '#web/ui/action/menu.tsx'
import { useNarrow } from '#web/ui/layout/use-narrow.ts'
import { Wordmark } from '#web/ui/layout/wordmark.tsx'
import { Places } from './places.tsx'

/** How the header names what a person owns. */
const tierLabel = { standard: 'Standard', ai_enhanced: words.aiEnhanced() } as const satisfies Record<
  Tier,
  string
>

/** The menu under the person's name: the profile, and the way out. */
const UserMenu = ({ owned }: { owned: string | undefined }) => {
  const { firstName } = useUser()
  const name = firstName || words.student()
  const { end } = useSessionActions()
  return (
    <Menu
      label={words.yourAccount()}
      trigger={
        <span className="stack max-w-[min(8rem,36vw)] text-left leading-tight md:max-lg:max-w-24 lg:max-w-36">
          {/* Beside large letters a name would be the largest word of the page. */}
          <span
            aria-hidden="true"
            className="hidden size-[min(2.25rem,40px)] place-items-center rounded-full bg-tint text-[min(1.125rem,20px)] @max-[20rem]:grid"
          >
            {name.slice(0, 1)}
          </span>
          <span className="truncate text-base leading-tight @max-[20rem]:sr-only">{name}</span>
          {owned && (
            <span className="truncate text-xs leading-tight font-normal text-soft @max-[20rem]:sr-only">
              <span className="sr-only">{words.yourCourse()} </span>
              <span>{owned}</span>
            </span>
          )}
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

/** A field where there is room for one, else the way to the page that has it. */
const Searching = () => (
  <>
    <div className="hidden w-48 xl:block">
      <SearchBox label={words.searchLessonsTermsAndCounties()} />
    </div>
    <Link
      to={paths.search()}
      aria-label={words.searchLessonsTermsAndCounties()}
      className="grid size-11 shrink-0 place-items-center rounded-md text-action hover:bg-tint xl:hidden"
    >
      <Search aria-hidden="true" className="size-5" />
    </Link>
  </>
)

type AccountHeaderProps = {
  /** What the bar says of a person who owns nothing; by default it says nothing. */
  withoutTier?: string
  homeDetail?: string
}

/**
 * On a phone the header is no box of its own, so that its places can stand at the foot of the window. Letters too large for
 * one row leave the mark without its name, and the menu’s button without the plan, which is then heard and not seen. On a
 * wide screen the order of the keyboard is that of the eye.
 */
export const AccountHeader = ({ withoutTier, homeDetail }: AccountHeaderProps) => {
  const { tier } = useUser()
  const owned = tier === null ? withoutTier : tierLabel[tier]
  const isNarrow = useNarrow('tablet')
  const mark = <Wordmark name="Just Value" to={paths.dashboard()} isShort />
  const own = (
    <div className="-mr-3 ml-auto flex items-center gap-x-1 xl:gap-x-3">
      <Searching />
      <UserMenu owned={owned} />
    </div>
  )
  const places = <Places {...(homeDetail && { homeDetail })} />
  return (
    <header className="no-print max-md:contents md:flex md:flex-wrap md:items-center md:gap-x-4 md:border-b md:border-line md:bg-surface md:px-[max(1.5rem,calc(50vw-34.5rem))]">
      {isNarrow ? (
        <>
          <div className="@container flex min-h-[min(3.5rem,56px)] items-center gap-x-2 border-b border-line bg-surface px-[min(1rem,16px)]">
            {mark}
            {own}
          </div>
          {places}
        </>
      ) : (
        <>
          {mark}
          {places}
          {own}
        </>
      )}
    </header>
  )
}
