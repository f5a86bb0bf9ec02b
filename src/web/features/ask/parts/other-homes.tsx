/** The same question about another of the person's homes, where the answer is about one of several. */
import { useQuery } from '@tanstack/react-query'
import type { AnsweredQuestion } from '#contract/help/ask.ts'
import type { SavedProperty } from '#contract/property/properties.ts'
import * as words from '#messages/ask/other-homes.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { Button } from '#web/ui/action/button.tsx'

const streetOf = ({ addressLine1, addressLine2 }: SavedProperty): string =>
  [addressLine1, addressLine2].filter(Boolean).join(', ')

type OtherHomesProps = { answered: AnsweredQuestion; onAsk: (propertyId: string) => void }

export const OtherHomes = ({ answered: { about }, onAsk }: OtherHomesProps) => {
  const { data: homes = [] } = useQuery({ ...propertiesQuery, enabled: about !== null })
  const others = homes.filter((home) => streetOf(home) !== about)
  if (about === null || others.length === 0) return null
  return (
    <div className="stack gap-2">
      <p className="font-bold">{words.askAboutAnother()}</p>
      <p className="flex flex-wrap gap-2">
        {others.map((home) => (
          <Button key={home.id} variant="secondary" size="sm" onClick={() => onAsk(home.id)}>
            {streetOf(home)}
          </Button>
        ))}
      </p>
    </div>
  )
}
