/** A sentence whose web addresses and telephone numbers can be followed. */
import { Fragment } from 'react'
import { unbroken } from '#web/ui/layout/unbroken.ts'

const FOLLOWED = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]|\(\d{3}\) \d{3}-\d{4})/

type Shows = 'host' | 'address'

/** A number to call, or the address of a page by its host or whole. */
const linkOf = (part: string, shows: Shows) => {
  if (part.startsWith('(')) return { href: `tel:+1${part.replace(/\D/g, '')}`, shown: part }
  const host = part.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1')
  return { href: part, shown: shows === 'host' ? host : part }
}

const Followed = ({ part, shows }: { part: string; shows: Shows }) => {
  const { href, shown } = linkOf(part, shows)
  return (
    <a href={href} rel="noopener noreferrer" className="break-words text-action underline">
      {unbroken(shown)}
    </a>
  )
}

export const LinkedText = ({ text, shows = 'host' }: { text: string; shows?: Shows }) =>
  text.split(FOLLOWED).map((part, at) =>
    // Every second part is what the pattern holds.
    at % 2 === 1 ? (
      <Followed key={part} part={part} shows={shows} />
    ) : (
      <Fragment key={part}>{unbroken(part)}</Fragment>
    ),
  )
