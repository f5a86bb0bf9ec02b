/** The one sentence that wins over this whole page, and where the year stands today. */
import { paths } from '#contract/page-paths.ts'
import { seasonOn } from '#core/appeal/season.ts'
import type { CountyGuide } from '#web/features/counties/county-guide.ts'
import { anyDayWords, seasonWords } from '#web/features/counties/season-words.ts'
import { useFloridaToday } from '#web/florida-today.ts'
import { Notice } from '#web/ui/notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const SeasonBox = ({ name, petitionDeadline }: Pick<CountyGuide, 'name' | 'petitionDeadline'>) => {
  const today = useFloridaToday()
  return (
    <Notice tone="deadline" title="The date printed on your TRIM notice always wins.">
      <p className="measure">
        The board must have received your petition by that day; the postmark does not count.{' '}
        {today === null ? anyDayWords : seasonWords(seasonOn(today), { name, petitionDeadline })}{' '}
        <TextLink to={paths.missedDeadline()}>I missed the deadline: what can I still do?</TextLink>
      </p>
    </Notice>
  )
}
