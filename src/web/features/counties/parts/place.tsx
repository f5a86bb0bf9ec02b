/** A county's seat, clock, people and number. */
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { SourceMarks } from '#web/features/counties/parts/source-marks.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'

export const Place = ({ place }: Pick<CountyGuide, 'place'>) => (
  <div>
    <DefinitionList
      items={[
        { name: 'County seat', value: place.seat },
        { name: 'Clock', value: place.clock },
        { name: `People, ${place.peopleYear} Census`, value: place.people },
        { name: 'Number on the state’s tax roll', value: place.number },
      ]}
    />
    <p className="mt-2 text-sm text-soft">
      Sources: <SourceMarks marks={place.marks} />
    </p>
  </div>
)
