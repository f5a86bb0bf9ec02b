/** Proves what is said of a plan's readiness beside its price, and that nothing is called ready that is not there. */
import { describe, expect, it } from 'vitest'
import { featuresOf } from '#core/billing/features.ts'
import { featureParts } from './features.ts'
import { moduleNote, planFeatures, planReadiness } from './plan-readiness.ts'

const course = (...ready: readonly number[]) =>
  [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, ready: ready.includes(id) }))

const whole = course(1, 2, 3, 4, 5, 6, 7)
const today = (sentence: string | null): string => sentence?.split('. ')[0] ?? ''
const later = (sentence: string | null): string => sentence?.split('. ')[1] ?? ''

describe('the sentence beside a price', () => {
  it.each([
    [[1], 'Today you get module 1,', 'modules 2–7 and will add them'],
    [[1, 2, 4], 'Today you get modules 1–2 and 4,', 'modules 3 and 5–7 and will add them'],
    [[1, 2, 3, 4, 5, 6], 'Today you get modules 1–6,', 'module 7 and will add it'],
  ])('with modules %j written', (ready, begins, promise) => {
    const sentence = planReadiness('standard', course(...ready))
    expect(today(sentence).startsWith(begins)).toBe(true)
    expect(later(sentence)).toBe(`We’re still writing ${promise} at no extra cost.`)
  })

  it('says nothing of Standard once all modules are written', () => {
    expect(planReadiness('standard', whole)).toBeNull()
  })

  it('names each part of AI-Enhanced on the side where it is', () => {
    const sentence = planReadiness('ai_enhanced', course(1))
    for (const { id, readiness } of featuresOf('ai_enhanced')) {
      if (readiness === 'with_modules') continue
      const [there, absent] = readiness === 'ready' ? [today, later] : [later, today]
      for (const part of featureParts[id]) {
        expect(there(sentence)).toContain(part)
        expect(absent(sentence)).not.toContain(part)
      }
    }
  })

  it('says nothing of modules as long as they are not known', () => {
    expect(planReadiness('ai_enhanced', []) ?? '').not.toContain('module')
  })
})

describe('the parts of a plan', () => {
  const notes = (modules: ReturnType<typeof course>) =>
    new Map(planFeatures('ai_enhanced', modules).map(({ id, note }) => [id, note]))

  it('carry a note while they are being built, and none when they are there', () => {
    const found = notes(course(1))
    expect(found.get('lessons')).toBe('Modules 2–7 are being written')
    for (const { id, readiness } of featuresOf('ai_enhanced')) {
      if (readiness !== 'with_modules')
        expect(found.get(id)).toBe(readiness === 'ready' ? null : 'Being built')
    }
    expect(found.get('lifetime')).toBeNull()
    expect(notes(whole).get('lessons')).toBeNull()
  })
})

it('notes a module that is not written', () => {
  expect([1, 2].map((id) => moduleNote(id, course(1)))).toEqual([null, 'Being written'])
})
