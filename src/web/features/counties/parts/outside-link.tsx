/** A link to an office's own site, with its host in view so that it also reads on paper. */
export const OutsideLink = ({ href, label }: { href: string; label?: string }) => {
  const host = new URL(href).host
  return (
    <a
      href={href}
      rel="noopener"
      className="inline-block min-h-6 wrap-anywhere text-action underline underline-offset-4"
    >
      {label === undefined ? host : `${label} (${host})`}
    </a>
  )
}
