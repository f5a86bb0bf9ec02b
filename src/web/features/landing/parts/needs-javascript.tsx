/** What is beside a button that does nothing in a browser without scripts. */

import * as words from '#messages/landing/needs-javascript.ts'
import { operator } from '#web/site/operator.ts'
import { rich } from '#web/ui/layout/rich.ts'

export const NeedsJavaScript = ({ what }: { what: string }) => (
  <noscript>
    <p className="font-bold">
      {rich(
        words.javascriptWhichIsOffInThis({
          what,
          link: () => <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>,
        }),
      )}
    </p>
  </noscript>
)
