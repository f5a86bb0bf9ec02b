/** Long text from our own Markdown, already turned into HTML when the site was built or by the server. */
const look =
  'measure [&>*+*]:mt-4 [&_h2]:mt-10 [&_h2]:text-xl [&_h3]:mt-8 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-[1.35em] [&_li+li]:mt-2 [&_blockquote]:border-l-4 [&_blockquote]:border-action [&_blockquote]:pl-4 [&_blockquote]:text-soft [&_[role=group]]:overflow-x-auto [&_table]:w-full [&_table]:text-sm [&_th]:border-b-2 [&_th]:border-control [&_th]:p-2 [&_th]:text-left [&_td]:border-b [&_td]:border-line [&_td]:p-2 [&_td]:align-top [&_hr]:my-8 [&_hr]:border-line [&_code]:rounded [&_code]:bg-sunken [&_code]:px-1'

/** `html` must come from files of this repository, never from a person's input. */
export const Prose = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content, see above
  <div className={look} dangerouslySetInnerHTML={{ __html: html }} />
)
