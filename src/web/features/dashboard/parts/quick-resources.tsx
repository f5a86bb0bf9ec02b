/** The four files that most people come for, filled in for their home, and where the rest of them are. */
import { useQuery } from '@tanstack/react-query'
import * as words from '#messages/dashboard/quick-resources.ts'
import { ResourceItem } from '#web/course/resource-list.tsx'
import { resourcesQuery } from '#web/course/resources.ts'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'

const quickIds = ['dates-and-rules', 'appeal-form-guide', 'comparison-worksheet', 'filing-deadlines']

/** `isFolded`: nothing of the course is begun, and another step comes first. */
export const QuickResources = ({ isFolded }: { isFolded: boolean }) => {
  const { data, isError } = useQuery(resourcesQuery())
  if (isError) return <p>{words.yourQuickResourcesDidntLoadReload()}</p>
  if (!data) return null
  const files = data.filter(({ id }) => quickIds.includes(id))
  return (
    <section aria-labelledby="resources-title" className="stack gap-0 lg:gap-3">
      <h2 id="resources-title" className="text-xl">
        {words.quickResources()}
      </h2>
      <NarrowFold
        of="resources-title"
        summary={words.seeTheFiles({ count: files.length })}
        isFolded={isFolded}
      >
        <div>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {files.map((resource) => (
              <li key={resource.id} className="px-4 py-3">
                <ResourceItem resource={resource} />
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-soft">{words.youllFindLettersChecklistsAnd()}</p>
        </div>
      </NarrowFold>
    </section>
  )
}
