/** The four files that most people come for, filled in for their home, and where the rest of them are. */
import { useQuery } from '@tanstack/react-query'
import * as words from '#messages/dashboard/quick-resources.ts'
import { ResourceItem } from '#web/course/resource-list.tsx'
import { resourcesQuery } from '#web/course/resources.ts'
import { Card } from '#web/ui/layout/card.tsx'

const quickIds = ['dates-and-rules', 'appeal-form-guide', 'comparison-worksheet', 'filing-deadlines']

export const QuickResources = () => {
  const { data, isError } = useQuery(resourcesQuery())
  if (isError) return <p>{words.yourQuickResourcesDidntLoadReload()}</p>
  if (!data) return null
  return (
    <section aria-labelledby="resources-title" className="stack gap-5">
      <h2 id="resources-title" className="text-xl">
        {words.quickResources()}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {data
          .filter(({ id }) => quickIds.includes(id))
          .map((resource) => (
            <Card as="li" key={resource.id}>
              <ResourceItem resource={resource} />
            </Card>
          ))}
      </ul>
      <p className="text-soft">{words.youllFindLettersChecklistsAnd()}</p>
    </section>
  )
}
