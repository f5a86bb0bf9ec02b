/** The homestead exemption on the record of a home that is none: settled before a petition is filed. */
import type { OpenCase } from '#contract/case/cases.ts'
import type { CaseFile } from '#core/case/file.ts'
import { isHomesteadUnsettled } from '#core/case/homestead-unsettled.ts'
import { phoneHref } from '#core/property/county.ts'
import * as words from '#messages/property/homestead-differs.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { settleHomestead } from '#words/verdict/wrong-homestead.ts'

type FilingHomesteadProps = { opened: OpenCase; file: Pick<CaseFile, 'notice' | 'filing'> }

/** A petition puts the home in front of the office that gave the exemption. */
export const FilingHomestead = ({ opened: { record, county }, file }: FilingHomesteadProps) => {
  if (!isHomesteadUnsettled(file, record?.homestead)) return null
  const phone = county.appraiser?.phone ?? null
  return (
    <Notice tone="error" title={words.beforeYouFile()}>
      <p>
        {words.theRecordStillHasIt()} {settleHomestead({ moreTaxCents: null, phone: null })}
      </p>
      {phone && (
        <p>
          {words.propertyAppraiser()}: <MailLink href={phoneHref(phone)}>{phone}</MailLink>
        </p>
      )}
    </Notice>
  )
}
