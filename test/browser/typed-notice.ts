/** Types the numbers of a TRIM notice into a case, as its owner reads them. */
import type { Page } from '@playwright/test'
import { OTHER_USE_QUESTION } from '#words/notice/other-use.ts'
import { expect } from './app-test.ts'

/** As the notice prints them; a homestead under the cap. */
const notice = {
  'Market value (just value)': '420,000',
  'Assessed value, school row': '300,000',
  'Assessed value, county row': '300,000',
  'Taxable value, school row': '275,000',
  'Taxable value, county row': '248,589',
  'Total proposed tax': '4,854.67',
}

export const typeNotice = async (page: Page, caseUrl: string): Promise<void> => {
  await page.goto(`${caseUrl}/notice`)
  await page.getByLabel('Does the notice show a homestead exemption?').selectOption('Yes')
  for (const [label, number] of Object.entries(notice)) await page.getByLabel(label).fill(number)
  await page.getByLabel(OTHER_USE_QUESTION).selectOption('No')
  await page.keyboard.press('Tab')
  await expect(page.getByText('All changes are saved')).toBeVisible()
}
