/** What a session is about, in the paragraphs in which the operator wrote it. */

export const SessionAbout = ({ about }: { about: string }) =>
  about === '' ? null : <p className="measure whitespace-pre-line">{about}</p>
