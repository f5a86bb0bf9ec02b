/** What a verdict is not, said beside it. */
import * as words from '#messages/verdict/not-advice.ts'
export const NotAdvice = () => (
  <p className="measure border-l-4 border-control pl-4 text-sm text-soft">
    {words.generalInformationFromPublic()}
  </p>
)
