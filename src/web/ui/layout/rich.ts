/** Owns how a message with links or weight in it becomes what React draws. */
import { createElement, Fragment, type ReactNode } from 'react'
import { unbroken } from './unbroken.ts'

/** The parts of one message, in order; they need no keys, being fixed by it. */
export const rich = (parts: readonly ReactNode[]): ReactNode =>
  createElement(Fragment, null, ...parts.map((part) => (typeof part === 'string' ? unbroken(part) : part)))
