/** In place of a film that is not there: one quiet line, so that the text of the lesson comes first. */
export const NoFilm = ({ words }: { words: string }) => (
  <p className="no-print rounded-md border border-line bg-surface px-4 py-2 text-sm text-soft">{words}</p>
)
