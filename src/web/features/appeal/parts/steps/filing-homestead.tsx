/** The homestead exemption on the record of a home that is none: settled before a petition is filed. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseFile } from '#core/case/file.ts'
import { isHomesteadUnsettled } from '#core/case/homestead-unsettled.ts'
import { useOutlook } from '#web/case/outlook.ts'
import { WrongHomestead } from '#web/property/wrong-homestead.tsx'

type FilingHomesteadProps = { opened: OpenCase; file: Pick<CaseFile, 'notice' | 'filing'> }

/** A petition puts the home in front of the office that gave the exemption. */
export const FilingHomestead = ({ opened: { id, record, county }, file }: FilingHomesteadProps) => {
  const outlook = useOutlook(id)
  if (!isHomesteadUnsettled(file, record?.homestead)) return null
  const phone = county.appraiser?.phone ?? null
  return <WrongHomestead wrong={outlook?.wrongHomestead ?? { moreTaxCents: null, phone }} />
}
