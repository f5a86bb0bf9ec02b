/** Completed lessons that the server does not know yet: written down in this browser first, sent when it can be reached. */
import { useMemo, useSyncExternalStore } from 'react'
import { completeLesson } from '#contract/course/courses.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'
import { ApiFailure, call } from '#web/call/api.ts'

export type Completion = { readonly moduleId: number; readonly lessonId: string }

type Waiting = Completion & { readonly userId: string }

const name = 'waitingCompletions'

const isWaiting = (entry: unknown): entry is Waiting =>
  typeof entry === 'object' &&
  entry !== null &&
  'userId' in entry &&
  'moduleId' in entry &&
  'lessonId' in entry

const listeners = new Set<() => void>()

/** Told when something was written down or sent here, or in another page of this browser. */
const onWaiting = (listener: () => void): (() => void) => {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** As stored; the same text means the same list. */
const waitingText = (): string => storedChoice(name) ?? '[]'

const listIn = (text: string): readonly Waiting[] => {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.filter(isWaiting) : []
  } catch {
    return []
  }
}

const readAll = (): readonly Waiting[] => listIn(waitingText())

const writeAll = (list: readonly Waiting[]) => {
  storeChoice(name, JSON.stringify(list))
  for (const listener of listeners) listener()
}

const isSame =
  (one: Waiting) =>
  ({ userId, lessonId }: Waiting): boolean =>
    userId === one.userId && lessonId === one.lessonId

const ofPerson = (list: readonly Waiting[], userId: string): readonly Completion[] =>
  list.filter((one) => one.userId === userId).map(({ moduleId, lessonId }) => ({ moduleId, lessonId }))

/** Those of one person, in the order in which they were made. */
export const waitingOf = (userId: string): readonly Completion[] => ofPerson(readAll(), userId)

/** The same, followed as they come and go. */
export const useWaitingOf = (userId: string): readonly Completion[] => {
  const text = useSyncExternalStore(onWaiting, waitingText)
  return useMemo(() => ofPerson(listIn(text), userId), [text, userId])
}

export const writeDown = (userId: string, { moduleId, lessonId }: Completion): void => {
  const entry = { userId, moduleId, lessonId }
  writeAll([...readAll().filter((one) => !isSame(entry)(one)), entry])
}

export const crossOut = (userId: string, { moduleId, lessonId }: Completion): void => {
  const entry = { userId, moduleId, lessonId }
  if (readAll().some(isSame(entry))) writeAll(readAll().filter((one) => !isSame(entry)(one)))
}

/** The lesson is not there any more: sending it again can never help. */
const isHopeless = (failure: unknown): boolean =>
  failure instanceof ApiFailure && (failure.code === 'not_found' || failure.code === 'conflict')

/** Sending twice changes nothing on the server, so what is crossed out too late does no harm. */
export const send = async (
  userId: string,
  completion: Completion,
): Promise<OutputOf<typeof completeLesson>> => {
  const { moduleId, lessonId } = completion
  try {
    const answer = await call(completeLesson, { id: moduleId, lessonId })
    crossOut(userId, completion)
    return answer
  } catch (failure) {
    if (isHopeless(failure)) crossOut(userId, completion)
    throw failure
  }
}

/** How many were sent. The first that fails ends it: the others would fail the same way. */
export const sendAllOf = async (userId: string): Promise<number> => {
  let sent = 0
  for (const completion of waitingOf(userId)) {
    try {
      await send(userId, completion)
      sent += 1
    } catch {
      return sent
    }
  }
  return sent
}
