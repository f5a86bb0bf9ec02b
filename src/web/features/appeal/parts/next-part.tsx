/** The way from one part of a case to the one after it; what is gathered ends with the opinion of value. */
import { paths } from '#contract/page-paths.ts'
import { CASE_STATIONS, type CaseStation } from '#core/case/parts.ts'
import * as words from '#messages/appeal/next-part.ts'
import { stationNames } from '#web/case/words.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const partAfter = (station: CaseStation): CaseStation | undefined =>
  CASE_STATIONS[CASE_STATIONS.indexOf(station) + 1]

type NextPartProps = {
  caseId: string
  station: CaseStation
  /** Nothing else on the page is the thing to do. */
  isMain: boolean
}

export const NextPart = ({ caseId, station, isMain }: NextPartProps) => (
  <div className="flex flex-wrap gap-3">
    {station === 'filing' && (
      <ButtonLink
        to={`${paths.appealCase(caseId)}#case-documents`}
        variant={isMain ? 'primary' : 'secondary'}
      >
        {words.nextDocumentsAndPacket()}
      </ButtonLink>
    )}
    <ButtonLink
      to={paths.appealCase(caseId, station)}
      variant={isMain && station !== 'filing' ? 'primary' : 'secondary'}
    >
      {words.next({ part: stationNames[station] })}
    </ButtonLink>
  </div>
)
