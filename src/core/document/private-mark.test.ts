/** Proves that a page of our own that is for its owner alone is known again, however its lines were broken. */
import { expect, it } from 'vitest'
import { isPrivatePage, OWN_PAGE_FOOT, PLAYBOOK_MARK } from './private-mark.ts'

it.each([
  ['the foot of a page for the owner', `Question 1\n${OWN_PAGE_FOOT}`, true],
  ['the playbook, its lines broken again', PLAYBOOK_MARK.replaceAll(' ', '\n'), true],
  ['the printed questions', 'For you only.  Do not hand it over.', true],
  ['an estimate', 'Roof estimate for you. Do not send cash.', false],
])('%s', (_, text, expected) => {
  expect(isPrivatePage(text)).toBe(expected)
})
