/** Where and with what a petition is filed: the official form, the owner’s answers for it, and the clerk’s own pages. */
import { useQuery } from '@tanstack/react-query'
import type { OpenCase } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { officialFormUrl } from '#core/document/official-form-edition.ts'
import * as words from '#messages/appeal/filing-part.ts'
import { useUser } from '#web/session/session.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { documentsQuery } from '../../documents.ts'

const Answers = ({ opened }: { opened: OpenCase }) => {
  const { data } = useQuery(documentsQuery(opened))
  const sheet = data?.find(({ kind, version }) => kind === 'dr486_answer_sheet' && version > 0)
  return (
    <li>
      {sheet
        ? rich(
            words.copyYourAnswersFrom({
              sheet: (text: string) => (
                <TextLink to={paths.caseDocument(opened.id, sheet.id)}>{text}</TextLink>
              ),
            }),
          )
        : words.prepareYourAnswers()}
    </li>
  )
}

export const FileHere = ({ opened }: { opened: OpenCase }) => {
  const { tier } = useUser()
  const { url = null, portal = null } = opened.county.vab ?? {}
  return (
    <Card as="section">
      <h2 className="text-lg">{words.fileItHere()}</h2>
      <ol className="stack mt-2 list-decimal gap-2 pl-5">
        <li>
          {rich(
            words.fillInTheOfficialForm({
              form: (text: string) => <MailLink href={officialFormUrl}>{text}</MailLink>,
            }),
          )}
        </li>
        {tier === 'ai_enhanced' && <Answers opened={opened} />}
        <li>
          {rich(
            words.handItToTheClerk({
              board: (text: string) =>
                url === null ? (
                  <TextLink to={paths.county(opened.county.id)}>{text}</TextLink>
                ) : (
                  <MailLink href={url}>{text}</MailLink>
                ),
            }),
          )}{' '}
          {portal &&
            rich(
              words.orFileOnline({
                year: String(portal.seenYear),
                host: new URL(portal.url).host,
                portal: (text: string) => <MailLink href={portal.url}>{text}</MailLink>,
              }),
            )}
        </li>
      </ol>
    </Card>
  )
}
