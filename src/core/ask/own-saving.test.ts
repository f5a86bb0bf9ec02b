/** Proves which questions are answered with the figures of the asker's own home, and which are not. */
import { expect, it } from 'vitest'
import { asksForOwnSaving, asksOfEachHome, asksWhetherToFile } from './own-saving.ts'

it.each([
  ['How much do I save on my home?', true],
  ['How much will I save after fees on each of my homes?', true],
  ['Is it worth it for my home?', true],
  ['is it worth the $50 for my rental', true],
  ['What is left for me after the filing fee?', true],
  ['Which of my homes saves the most?', true],
  ['How much will I win?', true],
  ['Can I take my Save Our Homes savings with me?', false],
  ['How much do I save by paying in November?', false],
  ['How do I work out what I would save?', false],
  ['A licensed realtor offers to do it for part of what I save. Is he allowed?', false],
  ['Just 310 and assessed 190, do I save anything', false],
  ['What do I save after it is over', false],
  ['is it worth it to appeal 12000 dollars', false],
  ['What is a special magistrate?', false],
])('%s %s', (question, isAsked) => {
  expect(asksForOwnSaving(question)).toBe(isAsked)
})

it.each([
  ['How much will I save after fees on each of my homes?', true],
  ['Is it worth filing for both homes?', true],
  ['What would my two houses save?', true],
  ['What do I save on all of them?', true],
  ['How much do I save on my home?', false],
  ['Is that all I save?', false],
])('of each home: %s %s', (question, isEach) => {
  expect(asksOfEachHome(question)).toBe(isEach)
})

it.each([
  ['Should I file for my home?', true],
  ['Should I bother with a hearing?', true],
  ['Should I accept the offer?', false],
])('whether to file: %s %s', (question, isAsked) => {
  expect(asksWhetherToFile(question)).toBe(isAsked)
})
