/** The product's name beside its mark: three steps, each lower than the one before. */
import { Link } from 'react-router'

export const Wordmark = ({ name, to }: { name: string; to: string }) => (
  <Link to={to} className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap no-underline">
    <svg viewBox="0 0 32 32" className="size-7 shrink-0 sm:size-8" aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-action" />
      <path d="M7 8h6v6h6v6h6v5H7z" className="fill-on-action" />
    </svg>
    <span className="font-serif text-lg font-semibold text-ink sm:text-xl">{name}</span>
  </Link>
)
