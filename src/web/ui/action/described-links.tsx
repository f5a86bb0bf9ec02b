/** Ways on, each with a line that says what is there. */
import { TextLink } from './text-link.tsx'

type DescribedLink = { to: string; name: string; what: string }

export const DescribedLinks = ({
  links,
  className,
}: {
  links: readonly DescribedLink[]
  className: string
}) => (
  <ul className={className}>
    {links.map(({ to, name, what }) => (
      <li key={to}>
        <p className="font-bold">
          <TextLink to={to}>{name}</TextLink>
        </p>
        <p className="text-sm text-soft">{what}</p>
      </li>
    ))}
  </ul>
)
