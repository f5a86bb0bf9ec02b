import { expect, it } from 'vitest'
import { tellSubject } from './subject.ts'

it.each([
  ['Re: How do I file late', 'How do I file late'],
  [' Re: ', 'No subject'],
  ['', 'No subject'],
])('“%s” is called “%s”', (typed, called) => expect(tellSubject(typed)).toBe(called))
