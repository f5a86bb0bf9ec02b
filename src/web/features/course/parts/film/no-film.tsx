/** Where a lesson has no film: one quiet line, which the lesson’s page sets below its title. */
export const NoFilm = ({ words }: { words: string }) => (
  <p data-no-film className="no-print text-sm text-soft">
    {words}
  </p>
)
