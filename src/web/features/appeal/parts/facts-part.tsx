/** The property record against the home itself: what the roll says, and the owner's corrections. */
import type { CaseRecord } from '#contract/case/cases.ts'
import { type Correction, MOST_ENTRIES, RECORD_FIELD_LABELS, RECORD_FIELDS } from '#core/case/file.ts'
import { isWhole } from '#core/case/parts.ts'
import { rollDiffers } from '#core/case/roll-differs.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { type Definition, DefinitionList } from '#web/ui/layout/definition-list.tsx'
import { EntryList } from './entry-list.tsx'
import { ChoiceInput } from './inputs/choice-input.tsx'
import { TextInput } from './inputs/text-input.tsx'
import type { PartProps } from './part-props.ts'

const squareFeet = (area: number | null): string =>
  area === null ? 'blank' : `${area.toLocaleString('en-US')} sq ft`

const factsOf = (record: CaseRecord): readonly Definition[] => [
  { name: 'Parcel', value: record.parcelId },
  { name: 'Use', value: record.useName },
  { name: 'Year built', value: record.yearBuilt ?? 'blank' },
  { name: 'Living area (effective)', value: squareFeet(record.livingAreaSqft) },
  { name: 'Land', value: squareFeet(record.landSqft) },
  { name: 'Just value', value: <Money cents={record.justValueCents} /> },
]

const OnTheRoll = ({ record }: { record: CaseRecord | null }) => {
  if (record === null) {
    return (
      <Notice title="We hold no tax roll that names this home without doubt">
        <p>Open its record card on your property appraiser’s site and compare that with your home.</p>
      </Notice>
    )
  }
  return (
    <div className="stack gap-3">
      <h3>What the roll says</h3>
      <DefinitionList items={factsOf(record)} />
      <p className="text-sm text-soft">
        Source: {record.rollName}. The roll’s living area weights porches and garages; it is not the heated
        area of a listing. The record card on your appraiser’s site shows more.
      </p>
    </div>
  )
}

const fields = RECORD_FIELDS.map((value) => ({ value, label: RECORD_FIELD_LABELS[value] }))

const newCorrection = (id: string): Correction => ({
  id,
  field: 'living_area',
  recordValue: '',
  trueValue: '',
  why: '',
  proof: '',
})

const YEAR_HELP =
  'Sales stay compared by the effective year, which the appraiser sets: ask the office which one follows from the year that you can prove.'

const OtherThanRoll = ({ words }: { words: string | null }) =>
  words === null ? null : (
    <Notice tone="deadline" title="The tax roll says something else">
      <p>
        {words} Compare it with the record card: the card may measure otherwise, or one figure is mistyped.
      </p>
    </Notice>
  )

const CorrectionFields = ({
  correction,
  record,
  doubt,
  change,
}: {
  doubt: string | undefined
  record: CaseRecord | null
  correction: Correction
  change: (changes: Partial<Correction>) => void
}) => (
  <>
    <ChoiceInput
      label="What is wrong"
      value={correction.field}
      options={fields}
      onChange={(field) => change({ field: field ?? 'other' })}
    />
    <TextInput
      label="The record says"
      help="For example: 2,140 sq ft"
      value={correction.recordValue}
      most={200}
      onChange={(recordValue) => change({ recordValue })}
    />
    <OtherThanRoll words={record && rollDiffers(correction, record)} />
    <TextInput
      label="It is"
      help={correction.field === 'year_built' ? YEAR_HELP : 'For example: 1,910 sq ft'}
      value={correction.trueValue}
      doubt={doubt}
      most={200}
      onChange={(trueValue) => change({ trueValue })}
    />
    <TextInput
      label="Why"
      help="For example: the screened porch was counted as living area."
      value={correction.why}
      most={600}
      rows={2}
      onChange={(why) => change({ why })}
    />
    <TextInput
      label="Proof"
      help="For example: the builder’s plan, a measurement with a photo, a permit."
      value={correction.proof}
      most={600}
      rows={2}
      onChange={(proof) => change({ proof })}
    />
  </>
)

export const FactsPart = ({ opened, file, change, doubtAt, isDoubted }: PartProps) => (
  <div className="stack max-w-2xl gap-6">
    <OnTheRoll record={opened.record} />
    {file.corrections.length === 0 && (
      <CheckboxField
        label="I compared the record with my home, and it is right"
        checked={file.recordIsRight}
        onChange={({ target }) => change('recordIsRight', target.checked)}
      />
    )}
    <EntryList
      entries={file.corrections}
      most={MOST_ENTRIES.corrections}
      addLabel="Add a correction"
      titleOf={({ field }, at) => `Correction ${at + 1}: ${RECORD_FIELD_LABELS[field].toLowerCase()}`}
      isWhole={(correction) => isWhole(correction) && !isDoubted(`corrections.${correction.id}`)}
      create={newCorrection}
      onChange={(corrections) => change('corrections', corrections)}
    >
      {(correction, changeOne) => (
        <CorrectionFields
          correction={correction}
          record={opened.record}
          doubt={doubtAt(`corrections.${correction.id}.trueValue`)}
          change={changeOne}
        />
      )}
    </EntryList>
  </div>
)
