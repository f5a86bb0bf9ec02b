/** The words that stand beside a date in mails and calendars: those of the calendar to download. */
import { readYaml } from '#content/content-files.ts'
import { fixedTokens } from '#content/fixed-tokens.ts'
import { fillTokensWithin } from '#content/tokens.ts'
import { calendarTemplate } from '#content/worksheet.ts'

export const calendarWords = () =>
  calendarTemplate.parse(fillTokensWithin(readYaml('templates/filing-deadlines.yaml'), fixedTokens()))
