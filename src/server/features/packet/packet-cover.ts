/** Owns what stands on the cover of a packet: whose it is, which parcel and year, and the hearing where it is known. */
import type { OpenCase } from '#contract/cases.ts'
import { clockTime } from '#core/appeal/hearing-time.ts'
import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import type { CaseHearing } from '#core/case/case-file.ts'
import type { Block, Field } from '#core/document/paper.ts'

export type CoverEntry = readonly [label: string, value: string | null]

const hearingEntries = ({ heldOn, time, place }: CaseHearing): readonly CoverEntry[] => {
  if (heldOn === null) return []
  const said = clockTime(time)
  const when = [formatCalendarDate(heldOn), ...(said === null ? [] : [said])].join(', ')
  return [['Hearing', when], ...(place === '' ? [] : ([['Place', place]] as const))]
}

export type Owner = { readonly firstName: string; readonly lastName: string }

/** A value that is not known is null and becomes a line for the pen. */
export const coverEntries = (
  found: OpenCase,
  owner: Owner,
  parcelId: string | null,
): readonly CoverEntry[] => {
  const { address, county, taxYear, file } = found
  return [
    ['Owner', `${owner.firstName} ${owner.lastName}`.trim() || null],
    ['Property', address],
    ['Parcel number', parcelId],
    ['County', `${county.name} County`],
    ['Tax year', String(taxYear)],
    ['Petition number', file.filing.petitionNumber || null],
    ...hearingEntries(file.hearing),
  ]
}

const sampleHint = 'One of the invented parcels that ship with a fresh installation. No such home exists.'

/**
 * `printed` is null for what would have holes for letters: that is left to the pen. The day on which the packet was put
 * together tells one edition from another.
 */
export const coverBlocks = (
  entries: readonly CoverEntry[],
  isSample: boolean,
  madeOn: CalendarDate,
  printed: (value: string) => string | null,
): readonly Block[] => {
  const dated: readonly CoverEntry[] = [...entries, ['Put together on', formatCalendarDate(madeOn)]]
  const fields = dated.map(
    ([label, value]): Field => ({
      label,
      value: value === null ? null : printed(value),
      hint: isSample && label === 'Parcel number' ? sampleHint : null,
    }),
  )
  const words = 'The owner’s evidence of the just value of this property. It is not an appraisal.'
  return [
    { kind: 'fields', fields },
    { kind: 'note', words: [{ text: words, strong: false, url: null }] },
  ]
}
