/** The free savings report at its unguessable address. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Report as ReportRead } from '#contract/report/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as words from '#messages/report/report-page.ts'
import { ReportBody } from '#web/features/report/parts/body.tsx'
import { DeleteReport, ReportDeleted } from '#web/features/report/parts/delete-report.tsx'
import { PreparingReport } from '#web/features/report/parts/preparing-report.tsx'
import { ReportNotFound, ReportNotLoaded } from '#web/features/report/parts/problem.tsx'
import { useAccountHomestead } from '#web/property/account-homestead.ts'
import { rememberedHomeHere, rememberHome, rememberHomeOf } from '#web/property/remembered-home.ts'
import { saidLivesThere, sayLivesThere } from '#web/property/said-lives-there.ts'
import { keepOpenReport } from '#web/report/open-report.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { isUnknownReport, reportQuery } from '#web/verdict/report-query.ts'
import { fileByLine } from '#words/next-step/file-by.ts'

/** The address is the key to the report: it is neither indexed nor passed on to other sites. */
export const meta = () => [
  { title: words.yourSavingsReportJustValue() },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

/** What this browser was told of the very home, with an answer, here or at the set-up of an account; null where nobody has said. */
const saidBefore = ({ parcel }: ReportRead): boolean | null => {
  const said = parcel && saidLivesThere(parcel.parcelId)
  if (!parcel?.homestead || said !== null) return said
  const home = rememberedHomeHere()
  return home?.parcelId === parcel.parcelId && home.homesteadStatus === false ? false : null
}

/** The report as it is for who reads it: who doesn’t live there has no homestead cap ahead, and no exemption to claim. Until that is counted, it stays as it was. */
const useReportOfOwner = (leadId: string) => {
  const [said, setSaid] = useState<boolean | null>(null)
  const kept = useQuery(reportQuery(leadId))
  const { data } = kept
  const account = useAccountHomestead(data?.parcel ?? null)
  const known = said ?? account.answer ?? (data ? saidBefore(data) : null)
  const answer = known ?? true
  const other = useQuery({ ...reportQuery(leadId, false), enabled: !answer })
  const onChange = (homesteadStatus: boolean) => {
    setSaid(homesteadStatus)
    if (data?.parcel) sayLivesThere(data.parcel.parcelId, homesteadStatus)
    const home = rememberedHomeHere()
    // Of a home without a homestead on its record the exemption was not what was asked.
    if (home && data?.parcel?.homestead) rememberHome({ ...home, homesteadStatus })
    account.tell(homesteadStatus)
  }
  const shown = answer ? kept : other
  const isCounted = answer || other.data !== undefined || other.error !== null
  return {
    error: shown.error,
    isFetching: shown.isFetching,
    refetch: shown.refetch,
    data: isCounted ? shown.data : data,
    livesThere: {
      answer: answer || !isCounted,
      isSaid: known !== null,
      onChange,
    },
  }
}

const openReportOf = ({ leadId, address, parcel, propertyType, verdict, nextStep, season }: ReportRead) => ({
  leadId,
  address: parcel?.address ?? address,
  propertyType,
  parcelNumber: parcel?.parcelId ?? '',
  fileBy:
    (verdict && fileByLine({ season, verdict, step: nextStep }, todayInFlorida(new Date()))?.lead) ?? '',
})

type LoadedReportProps = ComponentProps<typeof DeleteReport>

const LoadedReport = ({ leadId, deletionKey, onDeleted }: LoadedReportProps) => {
  const { data, error, isFetching, refetch, livesThere } = useReportOfOwner(leadId)
  useEffect(() => {
    // Nobody's home is remembered by a slip in its address.
    if (!data || data.isNotOnRecord) return
    rememberHomeOf(data)
    keepOpenReport(openReportOf(data))
  }, [data])
  if (data) {
    return (
      <>
        <ReportBody report={data} livesThere={livesThere} onRetry={() => void refetch()} />
        {data.reportStatus.status !== 'preparing' && (
          <DeleteReport leadId={leadId} deletionKey={deletionKey} onDeleted={onDeleted} />
        )}
      </>
    )
  }
  if (isUnknownReport(error)) return <ReportNotFound />
  if (error) return <ReportNotLoaded failure={error} busy={isFetching} onRetry={() => void refetch()} />
  return <PreparingReport message={words.loadingYourReport()} />
}

const keyIn = (hash: string): string | null => /^#delete=([\w-]+)$/.exec(hash)?.[1] ?? null

const Report = ({ leadId }: { leadId: string }) => {
  const { hash } = useLocation()
  // Links within the page replace what is behind the `#`.
  const [deletionKey, keepKey] = useState(keyIn(hash))
  const newest = keyIn(hash) ?? deletionKey
  if (newest !== deletionKey) keepKey(newest)
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <ReportDeleted />
  return <LoadedReport leadId={leadId} deletionKey={deletionKey} onDeleted={() => setDeleted(true)} />
}

export default function ReportPage() {
  const { leadId = '' } = useParams()
  return (
    <MainPart>
      <Container>
        <div className="@container/page few-words:*:leading-normal py-5 sm:py-14 print:py-0">
          <Report key={leadId} leadId={leadId} />
        </div>
      </Container>
    </MainPart>
  )
}
