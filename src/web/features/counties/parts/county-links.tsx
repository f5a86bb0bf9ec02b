/** Counties by name, each leading to its page. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/counties/county-links.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

type CountyLinksProps = { counties: readonly { readonly id: string; readonly name: string }[] }

export const CountyLinks = ({ counties }: CountyLinksProps) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-2">
    {counties.map(({ id, name }) => (
      <li key={id}>
        <TextLink to={paths.county(id)}>{words.county({ name })}</TextLink>
      </li>
    ))}
  </ul>
)
