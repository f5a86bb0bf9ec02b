/** A sentence whose web addresses can be followed. */

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/

export const LinkedText = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, at) =>
    // Every second part is what the pattern holds.
    at % 2 === 1 ? (
      <a key={part} href={part} rel="noopener noreferrer" className="break-words text-action underline">
        {part.replace(/^https?:\/\/(?:www\.)?([^/]+).*$/, '$1')}
      </a>
    ) : (
      part
    ),
  )
