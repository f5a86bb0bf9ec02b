/** The property record against the home itself: what the roll says, what looks odd there, and the owner's corrections. */

import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CaseRecord } from '#contract/case/cases.ts'
import { type Correction, MOST_ENTRIES, RECORD_FIELDS } from '#core/case/file.ts'
import { isWhole } from '#core/case/parts.ts'
import { type RollDifference, recordWords, rollDiffers } from '#core/case/roll-differs.ts'
import { RECORD_FIELD_LABELS } from '#core/document/record-fields.ts'
import * as messages from '#messages/appeal/facts-part.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { type Definition, DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { tellRollDifference } from '#words/case/roll-difference.ts'
import { salesQuery } from '../../data.ts'
import { ChoiceInput } from '../inputs/choice-input.tsx'
import { TextInput } from '../inputs/text-input.tsx'
import { EntryList } from './entry-list.tsx'
import { IsItRight } from './is-it-right.tsx'
import type { PartProps } from './part-props.ts'

const squareFeet = (area: number | null): string =>
  area === null ? 'blank' : messages.sqFt({ area: area.toLocaleString('en-US') })

const factsOf = (record: CaseRecord): readonly Definition[] => [
  { name: 'Parcel', value: record.parcelId },
  { name: 'Use', value: record.useName },
  { name: messages.yearBuilt(), value: record.yearBuilt ?? 'blank' },
  { name: messages.livingAreaEffective(), value: squareFeet(record.livingAreaSqft) },
  // Of a condominium there is none of its own.
  ...(record.landSqft === null ? [] : [{ name: 'Land', value: squareFeet(record.landSqft) }]),
  { name: messages.justValue(), value: <Money cents={record.justValueCents} /> },
]

const OnTheRoll = ({ record }: { record: CaseRecord | null }) => {
  if (record === null) {
    return (
      <Notice title={messages.weCantMatchThisHome()}>
        <p>{messages.openItsRecordCardOnYour()}</p>
      </Notice>
    )
  }
  return (
    <div className="stack gap-3">
      <h2 className="text-lg">{messages.whatTheCountysRecordSays()}</h2>
      <DefinitionList items={factsOf(record)} />
      <p className="text-sm text-soft">
        {messages.fromTheItsLivingAreaCounts({ rollName: record.rollName })}
      </p>
    </div>
  )
}

type DoubtsProps = Pick<PartProps, 'opened' | 'file'>

/** The same questions as in the report. A size that is corrected is answered. */
const useDoubts = ({ opened: { id, record }, file: { corrections } }: DoubtsProps) => {
  const { data } = useQuery({ ...salesQuery(id), enabled: record !== null })
  const isSizeCorrected = corrections.some(({ field }) => field === 'living_area')
  return (data?.kind === 'found' ? data.homeValue.recordDoubts : []).filter(
    ({ code }) => !(code === 'area_unlike_same_plat' && isSizeCorrected),
  )
}

type Doubt = ReturnType<typeof useDoubts>[number]

const Doubts = ({ doubts }: { doubts: readonly Doubt[] }) =>
  doubts.length > 0 && (
    <Notice tone="deadline" title={messages.checkThisBeforeYouConfirm({ count: doubts.length })}>
      <div className="stack gap-2">
        {doubts.map(({ code, words }) => (
          <p key={code}>{words}</p>
        ))}
      </div>
    </Notice>
  )

const fields = RECORD_FIELDS.map((value) => ({ value, label: RECORD_FIELD_LABELS[value] }))

const newCorrection = (id: string, record: CaseRecord | null): Correction => ({
  id,
  field: 'living_area',
  recordValue: record ? recordWords('living_area', record) : '',
  trueValue: '',
  why: '',
  proof: '',
})

const YEAR_HELP = messages.salesStayComparedByTheEffective()

const OtherThanRoll = ({ difference }: { difference: RollDifference | null }) =>
  difference === null ? null : (
    <Notice tone="deadline" title={messages.theTaxRollSaysSomethingElse()}>
      <p>{messages.compareItWithTheRecordCard({ words: tellRollDifference(difference) })}</p>
    </Notice>
  )

const CorrectionFields = ({
  correction,
  record,
  doubtAt,
  change,
}: {
  doubtAt: (field: keyof Correction) => string | undefined
  record: CaseRecord | null
  correction: Correction
  change: (changes: Partial<Correction>) => void
}) => {
  const words = record ? recordWords(correction.field, record) : ''
  return (
    <>
      <ChoiceInput
        label={messages.whatIsWrong()}
        value={correction.field}
        options={fields}
        onChange={(chosen) => {
          const field = chosen ?? 'other'
          const isOurs = correction.recordValue === '' || correction.recordValue === words
          change({ field, ...(isOurs && { recordValue: record ? recordWords(field, record) : '' }) })
        }}
      />
      <TextInput
        label={messages.theRecordSays()}
        help={
          words !== '' && correction.recordValue === words
            ? messages.fromTheCountysRecordChangeIt()
            : messages.forExample2140SqFt()
        }
        value={correction.recordValue}
        doubt={doubtAt('recordValue')}
        most={200}
        onChange={(recordValue) => change({ recordValue })}
      />
      <OtherThanRoll difference={record && rollDiffers(correction, record)} />
      <TextInput
        label={messages.itIs()}
        help={correction.field === 'year_built' ? YEAR_HELP : messages.forExample1910SqFt()}
        value={correction.trueValue}
        doubt={doubtAt('trueValue')}
        most={200}
        onChange={(trueValue) => change({ trueValue })}
      />
      <TextInput
        label={messages.why()}
        help={messages.forExampleTheScreenedPorchWas()}
        value={correction.why}
        doubt={doubtAt('why')}
        most={600}
        rows={2}
        onChange={(why) => change({ why })}
      />
      <TextInput
        label={messages.proof()}
        help={messages.forExampleTheBuildersPlanA()}
        value={correction.proof}
        doubt={doubtAt('proof')}
        most={600}
        rows={2}
        onChange={(proof) => change({ proof })}
      />
    </>
  )
}

const answerOf = ({ recordIsRight, recordIsUnsure }: PartProps['file']) => {
  if (recordIsRight) return 'yes'
  return recordIsUnsure ? 'unsure' : ''
}

export const FactsPart = ({ opened, file, change, doubtAt, isDoubted }: PartProps) => {
  const { record } = opened
  const { corrections } = file
  const doubts = useDoubts({ opened, file })
  const place = useRef<HTMLDivElement>(null)
  const asksAll = corrections.length === 0
  const isUnsure = asksAll && file.recordIsUnsure === true
  const sizeDoubt = asksAll ? doubts.find(({ code }) => code === 'area_unlike_same_plat') : undefined
  const correct = () => {
    change('recordIsRight', false)
    change('recordIsUnsure', false)
    change('corrections', [newCorrection(crypto.randomUUID(), record)])
    // The question is gone; what takes its place goes on.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('select')?.focus())
  }
  return (
    <div ref={place} className="stack max-w-2xl gap-6">
      <OnTheRoll record={record} />
      {!isUnsure && <Doubts doubts={doubts} />}
      {asksAll && (
        <IsItRight
          area={sizeDoubt && record ? squareFeet(record.livingAreaSqft) : null}
          doubts={doubts.map(({ words }) => words)}
          phone={opened.county.appraiser?.phone ?? null}
          answer={answerOf(file)}
          onAnswer={(answer) => {
            change('recordIsRight', answer === 'yes')
            change('recordIsUnsure', answer === 'unsure')
          }}
          onWrong={correct}
        />
      )}
      <EntryList
        entries={corrections}
        most={MOST_ENTRIES.corrections}
        addLabel={messages.addACorrection()}
        titleOf={({ field }, at) =>
          messages.correction({ at: at + 1, field: RECORD_FIELD_LABELS[field].toLowerCase() })
        }
        isWhole={(correction) => isWhole(correction) && !isDoubted(`corrections.${correction.id}`)}
        create={(id) => newCorrection(id, record)}
        onChange={(corrections) => change('corrections', corrections)}
      >
        {(correction, changeOne) => (
          <CorrectionFields
            correction={correction}
            record={record}
            doubtAt={(field) => doubtAt(`corrections.${correction.id}.${field}`)}
            change={changeOne}
          />
        )}
      </EntryList>
    </div>
  )
}
