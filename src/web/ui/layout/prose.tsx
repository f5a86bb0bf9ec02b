/** Long text from our own Markdown, already turned into HTML when the site was built or by the server. */
import * as words from '#messages/ui/prose.ts'

const look = words.measureMt4H2Mt10()

/** `html` must come from files of this repository, never from a person's input. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, see above
  <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
)
