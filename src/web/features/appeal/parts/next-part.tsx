/** The way from one part of a case to the one after it; what is gathered ends with the opinion of value. */
import { paths } from '#contract/page-paths.ts'
import { CASE_STATIONS, type CaseStation } from '#core/case/parts.ts'
import * as words from '#messages/appeal/next-part.ts'
import { stationNames } from '#web/case/words.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const partAfter = (station: CaseStation): CaseStation | undefined =>
  CASE_STATIONS[CASE_STATIONS.indexOf(station) + 1]

export const NextPart = ({ caseId, station }: { caseId: string; station: CaseStation }) => (
  <div className="flex flex-wrap gap-3">
    {station === 'filing' && (
      <ButtonLink to={`${paths.appealCase(caseId, 'value')}#case-documents`}>
        {words.nextDocumentsAndPacket()}
      </ButtonLink>
    )}
    <ButtonLink to={paths.appealCase(caseId, station)} variant="secondary">
      {words.next({ part: stationNames[station] })}
    </ButtonLink>
  </div>
)
