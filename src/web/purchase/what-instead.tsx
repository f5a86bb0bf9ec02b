/** Before anybody pays: what a plan offers where its county's record is not on file, and between live sessions. */
import type { ReactNode } from 'react'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/purchase/what-instead.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const WhatInstead = () => (
  <dl className="grid gap-x-10 gap-y-2 text-sm sm:grid-cols-2">
    <div>
      <dt className="font-bold">{words.ifYourCountyIsntOnFile()}</dt>
      <dd className="measure text-soft">
        {rich(
          words.youEnterTheSixNumbers<ReactNode>({
            link: (text: ReactNode) => (
              <TextLink to={`${paths.landing()}#savings-calculator`}>{text}</TextLink>
            ),
          }),
        )}
      </dd>
    </div>
    <div>
      <dt className="font-bold">{words.betweenLiveSessions()}</dt>
      <dd className="measure text-soft">{words.askInWriting()}</dd>
    </div>
  </dl>
)
