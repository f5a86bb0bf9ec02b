/** The documents that can be written for a case, grouped by when they are used, each with what it is for. */
import { useParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { type DocumentRequest, scriptMinutesFor } from '#core/case/document/request.ts'
import {
  DOCUMENT_TITLES,
  type DocumentKind,
  SCRIPT_MINUTES,
  type ScriptMinutes,
} from '#core/document/draft-kinds.ts'
import { paperTitle } from '#core/document/paper-title.ts'
import * as words from '#messages/appeal/document-offers.ts'
import { documentGroups } from '#web/case/document-groups.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { documentWords } from '../../document-words.ts'

type OfferProps = {
  /** What is being asked for, if anything. */
  asking: Pick<DocumentRequest, 'kind' | 'minutes'> | null
  /** As the notice of hearing gives them; null while they are not known. */
  hearingMinutes: number | null
  /** The case rests on its owner's purchase alone. */
  isOfPurchase: boolean
  onAsk: (kind: DocumentKind, length?: ScriptMinutes) => void
}

/** A script in each length: a board may give another one on the day. */
const ScriptButtons = ({ asking, onAsk }: OfferProps) => (
  <div className="flex flex-wrap gap-3">
    {SCRIPT_MINUTES.map((minutes) => (
      <Button
        key={minutes}
        variant="secondary"
        aria-label={words.writeMinutes({ title: DOCUMENT_TITLES.hearing_script, minutes })}
        busy={asking?.kind === 'hearing_script' && asking.minutes === minutes}
        disabled={asking !== null}
        onClick={() => onAsk('hearing_script', minutes)}
      >
        {words.minutes({ minutes })}
      </Button>
    ))}
  </div>
)

const fitting = (minutes: number): string =>
  words.yourCaseNotesMinutesTheScript({ minutes, scriptMinutes: scriptMinutesFor(minutes) })

const Offer = ({ kind, ...props }: OfferProps & { kind: DocumentKind }) => {
  const { what, when } = documentWords[kind]
  const { asking, hearingMinutes, isOfPurchase, onAsk } = props
  const title = paperTitle(kind, isOfPurchase)
  const isScript = kind === 'hearing_script'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="measure min-w-0 flex-1 basis-72">
        <h4 className="font-bold">{title}</h4>
        <p>{what}</p>
        <p className="text-sm text-soft">
          {when} {isScript && hearingMinutes !== null && fitting(hearingMinutes)}
        </p>
      </div>
      {isScript ? (
        <ScriptButtons {...props} />
      ) : (
        <Button
          variant="secondary"
          aria-label={words.write2({ title })}
          busy={asking?.kind === kind}
          disabled={asking !== null}
          onClick={() => onAsk(kind)}
        >
          {words.write()}
        </Button>
      )}
    </li>
  )
}

export const DocumentOffers = (props: OfferProps) => {
  const { caseId } = useParams()
  return (
    <div className="stack gap-6">
      {documentGroups.map(({ id, title, kinds }) => (
        <section key={id} aria-labelledby={`documents-${id}`}>
          <h3 id={`documents-${id}`} className="text-lg">
            {title}
          </h3>
          <ul className="divide-y divide-line">
            {kinds.map((kind) => (
              <Offer key={kind} kind={kind} {...props} />
            ))}
          </ul>
          {id === 'hearing' && caseId && (
            <p className="pt-2">
              {rich(
                words.rehearseYourHearingWithTheWords({
                  link: (text: string) => <TextLink to={paths.rehearsal(caseId)}>{text}</TextLink>,
                }),
              )}
            </p>
          )}
        </section>
      ))}
    </div>
  )
}

/** What AI-Enhanced writes, for whom it does not write yet. */
export const DocumentNames = () => (
  <ul className="measure list-disc pl-6">
    {documentGroups.map(({ id, title, kinds }) => (
      <li key={id}>
        {title}: {kinds.map((kind) => DOCUMENT_TITLES[kind]).join('; ')}
      </li>
    ))}
  </ul>
)
