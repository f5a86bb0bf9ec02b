/** A sentence whose web addresses can be followed. */
import { Fragment } from 'react'
import { unbroken } from '#web/ui/layout/unbroken.ts'

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

type LinkedTextProps = { text: string; shows?: 'host' | 'address' }

export const LinkedText = ({ text, shows = 'host' }: LinkedTextProps) =>
  text.split(ADDRESS).map((part, at) =>
    // Every second part is what the pattern holds.
    at % 2 === 1 ? (
      <a key={part} href={part} rel="noopener noreferrer" className="break-words text-action underline">
        {shows === 'host' ? part.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1') : part}
      </a>
    ) : (
      <Fragment key={part}>{unbroken(part)}</Fragment>
    ),
  )
