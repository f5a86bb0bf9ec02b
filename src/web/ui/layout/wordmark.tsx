/** The product's name beside its mark: three steps, each lower than the one before. */
import { Link } from 'react-router'

type WordmarkProps = {
  name: string
  to: string
  /** Where the room is short, the mark stands alone, and the name is heard. */
  isShort?: boolean
}

export const Wordmark = ({ name, to, isShort = false }: WordmarkProps) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap no-underline">
    <svg viewBox="0 0 32 32" className="size-7 shrink-0 sm:size-8" aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-action" />
      <path d="M7 8h6v6h6v6h6v5H7z" className="fill-on-action" />
    </svg>
    <span
      className={`font-serif text-lg font-semibold text-ink sm:text-xl ${isShort ? 'md:max-lg:sr-only @max-[16rem]:sr-only' : ''}`}
    >
      {name}
    </span>
  </Link>
)
