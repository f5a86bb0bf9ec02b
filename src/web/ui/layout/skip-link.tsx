/** The first stop of the Tab key: jumps over the header to the page's main part. */
import * as words from '#messages/ui/skip-link.ts'
export const mainId = 'main'

export const SkipLink = () => (
  <a
    href={`#${mainId}`}
    className="sr-only z-50 rounded-md bg-action px-4 py-3 font-bold text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
  >
    {words.skipToMainContent()}
  </a>
)
