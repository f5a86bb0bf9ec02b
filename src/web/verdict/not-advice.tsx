/** What a verdict is not, said beside it. */
export const NotAdvice = () => (
  <p className="measure border-l-4 border-control pl-4 text-sm text-soft">
    General information from public records and Florida law. It is not an appraisal, not legal advice, and not
    from a government office. Any opinion of value in a petition is yours.
  </p>
)
