/** Owns the words that mark a page as the owner's alone, and how they are known again on a page that comes back. */

/** At the foot of every page that is not sent. */
export const OWN_PAGE_FOOT = 'For you. Do not send this page'

/** Over every part of the playbook. */
export const PLAYBOOK_MARK =
  'For you only. This is private: do not hand it over, and keep it separate from your exhibits.'

/** As playbooks from before 2026-11-23 say it. */
const MARKED_BEFORE =
  'For you only. This is private: do not hand it over, and do not put it with your exhibits.'

/** Over the questions to practice. */
const QUESTIONS_MARK = 'For you only. Do not hand it over.'

/** Spaces and line breaks are lost or won when a page is printed again. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')

const marks = [OWN_PAGE_FOOT, PLAYBOOK_MARK, MARKED_BEFORE, QUESTIONS_MARK].map(lettersOf)

export const isPrivatePage = (text: string): boolean => {
  const letters = lettersOf(text)
  return marks.some((mark) => letters.includes(mark))
}
