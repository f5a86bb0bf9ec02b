/** The free savings report at its unguessable address. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { DeleteReport, ReportDeleted } from '#web/features/report/parts/delete-report.tsx'
import { PreparingReport } from '#web/features/report/parts/preparing-report.tsx'
import { ReportBody } from '#web/features/report/parts/report-body.tsx'
import { ReportNotFound, ReportNotLoaded } from '#web/features/report/parts/report-problem.tsx'
import { Container } from '#web/ui/container.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { isUnknownReport, reportQuery } from '#web/verdict/report-query.ts'

/** The address is the key to the report: it is neither indexed nor passed on to other sites. */
export const meta = () => [
  { title: 'Your savings report · Just Value' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

type LoadedReportProps = { leadId: string; onDeleted: () => void }

const LoadedReport = ({ leadId, onDeleted }: LoadedReportProps) => {
  const { data, error, isFetching, refetch } = useQuery(reportQuery(leadId))
  if (data) {
    return (
      <>
        <ReportBody report={data} onRetry={() => void refetch()} />
        {data.reportStatus.status !== 'preparing' && <DeleteReport leadId={leadId} onDeleted={onDeleted} />}
      </>
    )
  }
  if (isUnknownReport(error)) return <ReportNotFound />
  if (error) return <ReportNotLoaded failure={error} busy={isFetching} onRetry={() => void refetch()} />
  return <PreparingReport message="Loading your report…" />
}

const Report = ({ leadId }: { leadId: string }) => {
  const [isDeleted, setDeleted] = useState(false)
  return isDeleted ? <ReportDeleted /> : <LoadedReport leadId={leadId} onDeleted={() => setDeleted(true)} />
}

export default function ReportPage() {
  const { leadId = '' } = useParams()
  return (
    <MainPart>
      <Container>
        <div className="py-10 sm:py-14">
          <Report key={leadId} leadId={leadId} />
        </div>
      </Container>
    </MainPart>
  )
}
