/** The files to take from a lesson, and the others of its module. */
import { useQuery } from '@tanstack/react-query'
import type { CourseModule } from '#contract/courses.ts'
import { ResourceList } from '#web/resource-list.tsx'
import { resourcesQuery } from '#web/resources.ts'

type LessonFilesProps = { module: CourseModule; section: CourseModule['sections'][number] }

/** Named by the lesson at once; in which formats they come is asked for besides. */
export const LessonFiles = ({ module, section }: LessonFilesProps) => {
  const { data: files = module.moduleResources } = useQuery(resourcesQuery(module.id))
  const own = section.resources.map((named) => files.find(({ id }) => id === named.id) ?? named)
  return (
    <>
      <ResourceList title="For this lesson" resources={own} />
      <ResourceList
        title={own.length === 0 ? 'Module resources' : 'Resources for other lessons'}
        resources={files.filter(({ id }) => !own.some((one) => one.id === id))}
      />
    </>
  )
}
