/** Which homes can be answered by their address alone, said before anybody types one. */
import { useEffect, useState } from 'react'
import { askCoverage } from '#web/features/landing/ask-answer.ts'

type Records = NonNullable<Awaited<ReturnType<typeof askCoverage>>>

const listed = new Intl.ListFormat('en-US')

/** A long list would push the button out of sight; the suggestions tell the rest. */
const named = 3

const wordsFor = (records: Records): string => {
  if (records.length === 0) return 'We have no county records loaded right now.'
  const names = records
    .slice(0, named)
    .map(({ countyName, year, isSample }) => `${countyName} (${year}${isSample ? ' sample' : ''})`)
  const more = records.length - names.length
  return `On file: ${listed.format(more > 0 ? [...names, `${more} more`] : names)}.`
}

/** Asked once somebody turns to the field: the first view does without the scripts that ask. */
export const CoverageLine = ({ isWanted }: { isWanted: boolean }) => {
  const [records, setRecords] = useState<Records | null>(null)
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    void askCoverage().then((found) => isHere && setRecords(found))
    return () => {
      isHere = false
    }
  }, [isWanted])
  return (
    <p className="min-h-[3lh] text-sm text-soft sm:min-h-[2lh]">
      {records === null ? 'Some counties’ records are on file.' : wordsFor(records)} Any other Florida home:
      six numbers from your TRIM notice, same answer.
    </p>
  )
}
