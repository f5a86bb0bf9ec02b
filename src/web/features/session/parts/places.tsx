/** The six places of a signed-in person: in the top bar, and as tabs at the foot of a phone. */
import {
  BookOpen,
  CircleQuestionMark,
  FileText,
  FolderOpen,
  House,
  type LucideIcon,
  MessageCircleQuestionMark,
} from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/session/places.ts'

type Place = {
  readonly label: string
  readonly to: string
  readonly Icon: LucideIcon
  /** Beginnings of the addresses that belong to it. */
  readonly holds: readonly string[]
}

const places: readonly Place[] = [
  {
    label: words.home(),
    to: paths.dashboard(),
    Icon: House,
    holds: [paths.dashboard(), paths.propertySetup()],
  },
  { label: words.myCase(), to: paths.appeal(), Icon: FolderOpen, holds: [paths.appeal()] },
  { label: words.course(), to: paths.course(), Icon: BookOpen, holds: [paths.course(), paths.notes()] },
  { label: words.documents(), to: paths.documents(), Icon: FileText, holds: [paths.documents()] },
  {
    label: words.ask(),
    to: paths.ask(),
    Icon: MessageCircleQuestionMark,
    holds: [paths.ask(), paths.live()],
  },
  {
    label: words.help(),
    to: paths.support(),
    Icon: CircleQuestionMark,
    holds: [paths.support(), paths.glossary()],
  },
]

const isIn = (pathname: string, { holds }: Place): boolean =>
  holds.some((start) => pathname === start || pathname.startsWith(start.endsWith('/') ? start : `${start}/`))

type TabProps = Place & { isHere: boolean; detail: string | undefined }

const Tab = ({ label, to, Icon, isHere, detail }: TabProps) => (
  <Link
    to={to}
    aria-current={isHere ? 'page' : undefined}
    className={`flex flex-col items-center justify-center gap-0.5 px-0.5 leading-tight whitespace-nowrap no-underline hover:bg-tint max-md:rounded-md md:min-h-13.75 md:flex-row md:border-b-2 md:px-2 lg:px-3 md:text-base ${
      isHere ? 'border-action font-bold text-action max-md:bg-tint' : 'border-transparent text-ink'
    }`}
  >
    <Icon aria-hidden="true" className="md:hidden" />
    {label}
    {detail && <span className="sr-only">: {detail}</span>}
  </Link>
)

/** `homeDetail`: the specification calls the first place by another name on one screen; there that is heard, and the row looks as on every page. */
export const Places = ({ homeDetail }: { homeDetail?: string }) => {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={words.main()}
      data-places
      className="places no-print border-line bg-surface max-md:border-t md:grow"
    >
      <ul className="flex flex-wrap md:justify-center">
        {places.map((place, at) => (
          <li key={place.to} className="place grow md:grow-0">
            <Tab {...place} detail={at === 0 ? homeDetail : undefined} isHere={isIn(pathname, place)} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
