/** What a verdict is not, said beside it. */
export const NotAdvice = () => (
  <p className="measure border-l-4 border-control pl-4 text-sm text-soft">
    This is general information worked out from public records and the law’s own rules. It is not an
    appraisal, not legal advice, and not from a government office. Any opinion of value in a petition is the
    owner’s own.
  </p>
)
