/** What can be done with a case as a whole: taken along, taken back to an earlier version, removed. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteCase, exportCase, getCase, type OpenCase, restoreCaseVersion } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import { call } from '#web/call/api.ts'
import { failureMessage, failureNotice } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import type { Draft } from '../autosave.ts'
import { versionsQuery } from '../data.ts'
import { FoldedSection } from './folded-section.tsx'

type ToolProps = { opened: OpenCase; draft: Draft }

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const Failure = ({ error, title }: { error: unknown; title: string }) =>
  error ? (
    <Banner tone="error" title={title}>
      {failureMessage(error, 'Please try again.')}
    </Banner>
  ) : null

const TakeAlong = ({ opened: { id }, draft }: ToolProps) => {
  const { tier } = useUser()
  const archive = useMutation({
    mutationFn: async () => {
      await draft.flush()
      return call(exportCase, { id })
    },
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <div className="stack items-start gap-3">
      <p className="measure">
        {tier === 'ai_enhanced'
          ? 'Everything in this case as one zip file: what you typed, what the roll says, your documents and the last packet as PDF files, your delivery log, your photos and papers.'
          : 'Everything in this case as one zip file: what you typed, what the roll says and your delivery log.'}
      </p>
      <Failure error={archive.error} title="The archive was not made" />
      <Button variant="secondary" busy={archive.isPending} onClick={() => archive.mutate()}>
        Download the whole case
      </Button>
    </div>
  )
}

const Versions = ({ opened: { id }, draft }: ToolProps) => {
  const { data, refetch } = useQuery(versionsQuery(id))
  const restore = useMutation({
    mutationFn: async (version: number) => {
      await draft.flush()
      await call(restoreCaseVersion, { id, version: draft.version(), restore: version })
      draft.replace((await call(getCase, { id })).case)
      await refetch()
    },
  })
  const earlier = (data ?? []).filter(({ version }) => version !== draft.version())
  return (
    <div className="stack gap-3">
      <p className="measure">
        The last 20 are kept, and the last one of each earlier day. Going back removes nothing: what you have
        now stays in this list.
      </p>
      <Failure error={restore.error} title="It stayed as it was" />
      {restore.isSuccess && <Banner tone="success" title="The earlier version is the present one now" />}
      {data && earlier.length === 0 && <p className="text-soft">There is no earlier version yet.</p>}
      <ul className="stack max-h-80 gap-2 overflow-y-auto">
        {earlier.map(({ version, savedAt }) => (
          <li
            key={version}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-1"
          >
            <span>{when.format(new Date(savedAt))}</span>
            <Button
              size="sm"
              variant="quiet"
              disabled={restore.isPending}
              onClick={() => restore.mutate(version)}
            >
              Go back to this<span className="sr-only">: {when.format(new Date(savedAt))}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Removal = ({ opened: { id, address, taxYear } }: Pick<ToolProps, 'opened'>) => {
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const removal = useMutation({
    mutationFn: () => call(deleteCase, { id }),
    onSuccess: () => navigate(paths.appeal()),
  })
  return (
    <>
      <div>
        <Button variant="quiet" onClick={() => setAsked(true)}>
          Remove this case
        </Button>
      </div>
      <RemovalDialog
        open={asked}
        onOpenChange={setAsked}
        title="Remove this case for good?"
        description={`${address}, tax year ${taxYear}: all you typed, its earlier versions, its photos and papers. Take the archive first if you may need it.`}
        verb="Remove"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        failure={failureNotice('The case is not removed', removal.error)}
      />
    </>
  )
}

/** Asked for only when it is opened. */
const EarlierVersions = (props: ToolProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="stack gap-3">
      <div>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Earlier versions
        </Button>
      </div>
      {isOpen && <Versions {...props} />}
    </div>
  )
}

export const CaseTools = (props: ToolProps) => (
  <FoldedSection title="The whole case">
    <TakeAlong {...props} />
    <EarlierVersions {...props} />
    <Removal opened={props.opened} />
  </FoldedSection>
)
