/** What can be done with a case as a whole: taken along, taken back to an earlier version, removed. */

import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { deleteCase, exportCase, getCase, type OpenCase, restoreCaseVersion } from '#contract/case/cases.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/appeal/case-tools.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { failureNotice } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { RemovalDialog } from '#web/ui/feedback/removal-dialog.tsx'
import type { Draft } from '../../autosave.ts'
import { versionsQuery } from '../../data.ts'
import { FoldedSection } from './folded-section.tsx'

type ToolProps = { opened: OpenCase; draft: Draft }

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

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
        {tier === 'ai_enhanced' ? words.everythingInThisCaseAsOne() : words.everythingInThisCaseAsOne2()}
      </p>
      <Failure of={archive.error} title={words.weCouldntMakeTheZip()} />
      <Button variant="secondary" busy={archive.isPending} onClick={() => archive.mutate()}>
        {words.downloadTheWholeCase()}
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
      <p className="measure">{words.theLast20AreKeptAnd()}</p>
      <Failure of={restore.error} title={words.weCouldntGoBackTo()} />
      {restore.isSuccess && <Banner tone="success" title={words.theEarlierVersionIsThePresent()} />}
      {data && earlier.length === 0 && <p className="text-soft">{words.thereIsNoEarlierVersionYet()}</p>}
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
              {words.goBackToThis()}
              <span className="sr-only">: {when.format(new Date(savedAt))}</span>
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
          {words.removeThisCase()}
        </Button>
      </div>
      <RemovalDialog
        open={asked}
        onOpenChange={setAsked}
        title={words.removeThisCaseForGood()}
        description={words.taxYearAllYouTypedIts({ address, taxYear })}
        verb="remove"
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        failure={failureNotice(words.theCaseIsNotRemoved(), removal.error)}
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
          {words.earlierVersions()}
        </Button>
      </div>
      {isOpen && <Versions {...props} />}
    </div>
  )
}

export const CaseTools = (props: ToolProps) => (
  <FoldedSection id="whole-case" title={words.theWholeCase()}>
    <TakeAlong {...props} />
    <EarlierVersions {...props} />
    <Removal opened={props.opened} />
  </FoldedSection>
)
