/** The certificate of the course: the file once it is earned, and what is still missing until then. */

import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { downloadCertificate, type getCertificate } from '#contract/course/certificate.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/certificate-card.ts'
import { saveFileFrom } from '#web/browser/save-file.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { certificateQuery } from '#web/features/dashboard/data.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { PlainDay } from '#web/ui/figure/calendar-day.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { rich } from '#web/ui/layout/rich.ts'

type Certificate = OutputOf<typeof getCertificate>['certificate']
type Missing = Certificate['missing']

const fetchCertificate = async (): Promise<void> => saveFileFrom(await call(downloadCertificate, {}))

const Earned = ({ completedOn }: { completedOn: string }) => {
  const { mutate, isPending, error } = useMutation({ mutationFn: fetchCertificate })
  return (
    <>
      <p className="measure">
        {rich(words.youFinishedEveryLessonAndPassed({ day: () => <PlainDay day={completedOn} /> }))}
      </p>
      <div>
        <Button busy={isPending} busyLabel={words.preparing()} onClick={() => mutate()}>
          <Download aria-hidden="true" className="size-5 shrink-0" />
          {words.downloadTheCertificatePdf()}
        </Button>
      </div>
      <Failure title={words.theFileDidntDownload()} of={error} otherwise={words.pleaseTryAgainInAMoment()} />
    </>
  )
}

const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [count === 1 ? `one ${one}` : `${count} ${more}`]

const missingWords = ({ lessons, tests }: Missing): string =>
  [
    ...counted(lessons.length, 'lesson', 'lessons'),
    ...counted(tests.length, words.finalTest(), words.finalTests()),
  ].join(' and ')

const Open = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="text-base">{title}</h3>
    <ul className="stack mt-2 list-disc gap-1 pl-6">{children}</ul>
  </div>
)

const MissingList = ({ lessons, tests }: Missing) => (
  <Disclosure summary={words.whatsLeft()}>
    <div className="stack gap-5">
      {lessons.length > 0 && (
        <Open title={words.lessons()}>
          {lessons.map(({ moduleId, id, title }) => (
            <li key={id}>
              <TextLink to={paths.module(moduleId, id)}>{title}</TextLink>
            </li>
          ))}
        </Open>
      )}
      {tests.length > 0 && (
        <Open title={words.finalTests2()}>
          {tests.map(({ moduleId, title }) => (
            <li key={moduleId}>
              <TextLink to={paths.finalTest(moduleId)}>{words.module({ moduleId, title })}</TextLink>
            </li>
          ))}
        </Open>
      )}
    </div>
  </Disclosure>
)

const NotEarned = ({ missing }: { missing: Missing }) => (
  <>
    <p className="measure">{words.finishEveryLessonAndPassEvery({ toDo: missingWords(missing) })}</p>
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
        <h2 className="text-xl">{words.yourCertificate()}</h2>
        {data.completedOn === null ? (
          <NotEarned missing={data.missing} />
        ) : (
          <Earned completedOn={data.completedOn} />
        )}
      </div>
    </Card>
  )
}
