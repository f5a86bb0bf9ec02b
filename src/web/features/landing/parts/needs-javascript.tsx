/** What stands beside a button that does nothing in a browser without scripts. */
import { operator } from '#web/site/operator.ts'

export const NeedsJavaScript = ({ what }: { what: string }) => (
  <noscript>
    <p className="font-bold">
      {what} JavaScript, which is off in this browser. Please turn it on and open the page again, or write to{' '}
      <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>.
    </p>
  </noscript>
)
