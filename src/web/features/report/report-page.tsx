/** The free savings report at its unguessable address. */
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { Report as ReportRead } from '#contract/report/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import * as saved from '#messages/property/who-lives-there.ts'
import * as words from '#messages/report/report-page.ts'
import { Failure } from '#web/call/failure.tsx'
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
import { isUnknownReport, reportQuery, useSayWhoLivesThere } from '#web/verdict/report-query.ts'
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

/** What was answered elsewhere is told the report once it is ready, and what the report was told is known to this browser. */
const useToldElsewhere = (
  data: ReportRead | undefined,
  known: boolean | null,
  { isIdle, mutate }: ReturnType<typeof useSayWhoLivesThere>,
) => {
  const isReady = data?.reportStatus.status === 'ready'
  const parcelId = data?.parcel?.parcelId
  const isNew = isReady && known !== null && known !== data.livesThere
  useEffect(() => {
    if (isNew && isIdle) mutate(known)
  }, [isNew, isIdle, known, mutate])
  useEffect(() => {
    if (parcelId && known !== null) sayLivesThere(parcelId, known)
  }, [parcelId, known])
}

/** The report as it is for who reads it: the answer is kept with it, and until it is counted the report stays as it was. */
const useReportOfOwner = (leadId: string) => {
  const [said, setSaid] = useState<boolean | null>(null)
  const { data, error, isFetching, refetch } = useQuery(reportQuery(leadId))
  const tell = useSayWhoLivesThere(leadId)
  const account = useAccountHomestead(data?.parcel ?? null)
  const known = said ?? account.answer ?? data?.livesThere ?? (data ? saidBefore(data) : null)
  useToldElsewhere(data, known, tell)
  const onChange = (livesThere: boolean) => {
    setSaid(livesThere)
    // The account's answer has everything read again, the report with it.
    tell.mutate(livesThere, { onSettled: () => account.tell(livesThere) })
    const home = rememberedHomeHere()
    // Of a home without a homestead on its record the exemption was not what was asked.
    if (home && data?.parcel?.homestead) rememberHome({ ...home, homesteadStatus: livesThere })
  }
  const livesThere = { answer: data?.livesThere ?? true, isSaid: data?.livesThere !== undefined, onChange }
  return { data, error, isFetching, refetch, livesThere, notSaved: tell.error }
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
  const { data, error, isFetching, refetch, livesThere, notSaved } = useReportOfOwner(leadId)
  useEffect(() => {
    // Nobody's home is remembered by a slip in its address.
    if (!data || data.isNotOnRecord) return
    rememberHomeOf(data)
    keepOpenReport(openReportOf(data))
  }, [data])
  if (data) {
    return (
      <>
        <Failure title={saved.notSaved()} of={notSaved} otherwise={saved.pleaseTryAgain()} />
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
