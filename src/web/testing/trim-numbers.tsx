/** Owns typing the six numbers of a TRIM notice in tests of pages. */
import { screen, within } from '@testing-library/react'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'
import type { openPage } from './open-page.tsx'

export const sixNumbers = {
  'Market value (just value)': '420,000',
  'Assessed value, school row': '300,000',
  'Assessed value, county row': '300,000',
  'Taxable value, school row': '275,000',
  'Taxable value, county row': '248,589',
  'Total proposed tax': '4,854.67',
}

export const typeNumbers = async ({ user }: ReturnType<typeof openPage>, numbers: Record<string, string>) => {
  for (const [label, text] of Object.entries(numbers)) {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    // The whole page is drawn again for each key; how a field takes keys is tested elsewhere.
    await user.paste(text)
  }
}

/** Asked where an assessed value is below the just value, as in the six numbers above. */
export const answerOtherUse = async ({ user }: ReturnType<typeof openPage>, answer: 'Yes' | 'No') => {
  const question = await screen.findByRole('group', { name: OTHER_USE_QUESTION })
  await user.click(within(question).getByLabelText(answer))
}
