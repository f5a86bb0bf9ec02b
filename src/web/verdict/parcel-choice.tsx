/** Several parcels fit the address: the owner finds the one that is meant, or says that none is. */

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import type { OfferedParcel, Report, searchReportParcels } from '#contract/report/reports.ts'
import { formatMoney } from '#core/money.ts'
import * as words from '#messages/verdict/parcel-choice.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/field/radio-group.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { offersQuery, useChooseParcel } from './report-query.ts'

/** A value as it stood when it last stayed the same for a moment, so that typing does not ask at every letter. */
const useSettled = (value: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

const whole = new Intl.NumberFormat('en-US')

const factsOf = ({ justValueCents, livingAreaSqft, yearBuilt }: OfferedParcel): readonly string[] =>
  [
    livingAreaSqft === null ? null : words.sqFt({ livingAreaSqft: whole.format(livingAreaSqft) }),
    words.justValue({ justValue: formatMoney(justValueCents) }),
    yearBuilt === null ? null : `built ${yearBuilt}`,
  ].filter((fact) => fact !== null)

/** Homes with the very same address are named by what their owner knows of them, the others by their address. */
const offerOptions = (parcels: readonly OfferedParcel[]): readonly RadioOption[] => {
  const addresses = new Set(parcels.map(({ address }) => address))
  const areOfOneAddress = parcels.length > 1 && addresses.size === 1
  return parcels.map((parcel) => {
    const number = words.parcel({ parcelId: parcel.parcelId })
    const facts = factsOf(parcel).join(', ')
    return areOfOneAddress
      ? { value: parcel.parcelKey, label: facts, help: number }
      : { value: parcel.parcelKey, label: parcel.address, help: `${number}. ${facts}` }
  })
}

const typingPauseMilliseconds = 400
const first = 10
const all = 500
const noneOfThese = {
  value: 'none',
  label: words.noneOfThese(),
  help: words.youCanTypeSixNumbersFrom(),
}

type Offers = OutputOf<typeof searchReportParcels>

/** A unit number is asked for only where the roll has them. */
const searchWords = (hasUnits: boolean) =>
  hasUnits
    ? { label: words.unitOrParcelNumber(), help: words.narrowsTheListTheParcelNumber() }
    : {
        label: words.parcelNumberLivingAreaOrValue(),
        help: words.narrowsTheListItIsOn(),
      }

const countWords = ({ parcels, total, hasUnits }: Offers): string => {
  if (total === 0) return hasUnits ? words.noHomeAtThisAddressHas() : words.noHomeHasThatNumberOrSize()
  if (total === 1) return words.oneHomeFits()
  return total > parcels.length
    ? words.homesFitTheFirstAreShown({ total, shown: parcels.length })
    : words.homesFit({ total })
}

type ParcelChoiceProps = {
  report: Pick<Report, 'leadId' | 'reportStatus'>
  /** The home is not in the list. */
  onNone: () => void
  onChosen?: () => void
}

const useOffers = (leadId: string) => {
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(first)
  const settled = useSettled(search, typingPauseMilliseconds)
  const offers = useQuery({ ...offersQuery(leadId, settled, most), placeholderData: keepPreviousData })
  return { search, setSearch, offers, showAll: () => setMost(all) }
}

const useChoice = ({ report, onNone, onChosen }: ParcelChoiceProps) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const choose = useChooseParcel(report.leadId)
  const goOn = () => {
    setMissing(chosen === null)
    if (chosen === noneOfThese.value) onNone()
    else if (chosen !== null) choose.mutate(chosen, { onSuccess: () => onChosen?.() })
  }
  const pick = (value: string | null) => {
    setMissing(false)
    setChosen(value)
  }
  return { chosen, missing, choose, goOn, pick }
}

export const ParcelChoice = (props: ParcelChoiceProps) => {
  const { leadId, reportStatus } = props.report
  const { search, setSearch, offers, showAll } = useOffers(leadId)
  const { chosen, missing, choose, goOn, pick } = useChoice(props)
  if (!offers.data) return <NoOffers failure={offers.error} onRetry={() => void offers.refetch()} />
  const isLong = offers.data.total > offers.data.parcels.length || search !== ''
  return (
    <form
      className="stack gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        goOn()
      }}
    >
      <p>{reportStatus.message}</p>
      {isLong && (
        <TextField
          {...searchWords(offers.data.hasUnits)}
          value={search}
          maxLength={40}
          autoComplete="off"
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            pick(null)
          }}
        />
      )}
      {isLong && <p role="status">{countWords(offers.data)}</p>}
      <RadioGroup
        name="parcel"
        label={
          offers.data.total === 1 && search === '' ? words.isThisYourHome() : words.whichOfTheseIsYourHome()
        }
        help={words.fromTheCountysPropertyRecord()}
        error={missing ? words.chooseYourHomeOrNoneOf() : undefined}
        value={chosen ?? ''}
        onChange={(event) => pick(event.currentTarget.value)}
        options={[...offerOptions(offers.data.parcels), noneOfThese]}
      />
      {offers.data.total > offers.data.parcels.length && (
        <div>
          <Button variant="secondary" onClick={showAll}>
            {words.showAllHomes({ total: Math.min(offers.data.total, all) })}
          </Button>
        </div>
      )}
      <Failure
        title={words.thatDidNotWork()}
        of={choose.error}
        otherwise={words.somethingWentWrongOnOurSide()}
      />
      <div>
        <Button type="submit" size="lg" busy={choose.isPending} busyLabel={words.checkingTheCountysRecord()}>
          {words.next()}
        </Button>
      </div>
    </form>
  )
}

const NoOffers = ({ failure, onRetry }: { failure: unknown; onRetry: () => void }) =>
  failure ? (
    <div className="stack gap-4">
      <Failure
        title={words.theListDidNotLoad()}
        of={failure}
        otherwise={words.somethingWentWrongOnOurSide()}
      />
      <div>
        <Button onClick={onRetry}>{words.tryAgain()}</Button>
      </div>
    </div>
  ) : (
    <Skeleton message={words.loadingTheHomesAtThisAddress()}>
      <SkeletonText lines={6} />
    </Skeleton>
  )
