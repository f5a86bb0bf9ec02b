/** How each question went, by the person's own judgment: kept in this browser only, by person and case. */
import { useState } from 'react'
import * as words from '#messages/rehearsal/kept-marks.ts'
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'
import { useUser } from '#web/session/session.ts'

export const MARKS = ['clear', 'stumbled', 'unknown'] as const
export type Mark = (typeof MARKS)[number]

export const markNames: Readonly<Record<Mark, string>> = {
  clear: words.iSaidItClearly(),
  stumbled: words.iStumbled(),
  unknown: words.iDidNotKnow(),
}

export type Marks = Readonly<Record<string, Mark>>

const isMark = (entry: [string, unknown]): entry is [string, Mark] => MARKS.some((mark) => mark === entry[1])

const readMarks = (name: string): Marks => {
  try {
    const stored: unknown = JSON.parse(storedChoice(name) ?? '{}')
    return typeof stored === 'object' && stored !== null
      ? Object.fromEntries(Object.entries(stored).filter(isMark))
      : {}
  } catch {
    return {}
  }
}

export const useMarks = (caseId: string) => {
  const name = `rehearsal.${useUser().id}.${caseId}`
  const [marks, setMarks] = useState(() => readMarks(name))
  const mark = (questionId: string, as: Mark) => {
    const all = { ...marks, [questionId]: as }
    setMarks(all)
    storeChoice(name, JSON.stringify(all))
  }
  return { marks, mark }
}
