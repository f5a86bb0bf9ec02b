/** The certificate of the course: the file once it is earned, and what is still missing until then. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { downloadCertificate, type getCertificate } from '#contract/course/certificate.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { saveFileFrom } from '#web/course/resources.ts'
import { certificateQuery } from '#web/features/dashboard/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { CalendarDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'

type Certificate = OutputOf<typeof getCertificate>['certificate']
type Missing = Certificate['missing']

const fetchCertificate = async (): Promise<void> => saveFileFrom(await call(downloadCertificate, {}))

const Earned = ({ completedOn }: { completedOn: string }) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: fetchCertificate })
  return (
    <>
      <p className="measure">
        You finished every lesson and passed every final test on <CalendarDay day={completedOn} />. Your
        one-page certificate is a record of your work, not a license.
      </p>
      <div>
        <Button busy={isPending} busyLabel="Preparing…" onClick={() => mutate()}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          Download the certificate (PDF)
        </Button>
      </div>
      {error && (
        <Banner tone="error" title="The file didn’t download">
          {failureMessage(error, 'Please try again in a moment.')}
        </Banner>
      )}
    </>
  )
}

const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${more}`]

const missingWords = ({ lessons, tests }: Missing): string =>
  [
    ...counted(lessons.length, 'lesson', 'lessons'),
    ...counted(tests.length, 'final test', 'final tests'),
  ].join(' and ')

const Open = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-base">{title}</h3>
    <ul className="stack mt-2 list-disc gap-1 pl-6">{children}</ul>
  </div>
)

const MissingList = ({ lessons, tests }: Missing) => (
  <Disclosure summary="What’s left">
    <div className="stack gap-5">
      {lessons.length > 0 && (
        <Open title="Lessons">
          {lessons.map(({ moduleId, id, title }) => (
            <li key={id}>
              <TextLink to={paths.module(moduleId, id)}>{title}</TextLink>
            </li>
          ))}
        </Open>
      )}
      {tests.length > 0 && (
        <Open title="Final tests">
          {tests.map(({ moduleId, title }) => (
            <li key={moduleId}>
              <TextLink to={paths.finalTest(moduleId)}>
                Module {moduleId}: {title}
              </TextLink>
            </li>
          ))}
        </Open>
      )}
    </div>
  </Disclosure>
)

const NotEarned = ({ missing }: { missing: Missing }) => (
  <>
    <p className="measure">
      Finish every lesson and pass every final test to earn it. Still to do: {missingWords(missing)}.
    </p>
    <MissingList {...missing} />
  </>
)

/** Stays away while it is not known: the dashboard is of use without it. */
export const CertificateCard = () => {
  const { data } = useQuery(certificateQuery)
  if (!data) return null
  return (
    <Card as="section">
      <div className="stack gap-4">
        <h2 className="text-xl">Your certificate</h2>
        {data.completedOn === null ? (
          <NotEarned missing={data.missing} />
        ) : (
          <Earned completedOn={data.completedOn} />
        )}
      </div>
    </Card>
  )
}
