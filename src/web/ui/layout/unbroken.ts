/** Owns that a day, a telephone number or an amount with its words moves to the next line whole, where a line can hold it. */
import { createElement, Fragment, type ReactNode } from 'react'
import { splitForLines } from '#core/one-line.ts'

/** Wider than its line, as with large letters on a phone, it breaks at its spaces like other words. */
export const unbroken = (text: string): ReactNode => {
  const parts = splitForLines(text)
  if (parts.length === 1) return text
  const drawn = parts.map((part, at) =>
    at % 2 === 1 ? createElement('span', { className: 'inline-block' }, part) : part,
  )
  return createElement(Fragment, null, ...drawn)
}
