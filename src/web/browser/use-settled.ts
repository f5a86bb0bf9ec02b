/** Knows when all that a page asks for at first has come, or failed to: until then its parts still change their heights. */
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What is known already may be asked for again without anything moving. */
const firstAnswers = { predicate: ({ state }: Query) => state.data === undefined }

/**
 * `place` is a page or a part of it. Once settled it stays so, since what is asked for later is asked by the person.
 * Effects of children and of elders run first, so that what they ask for with an answer counts at once.
 */
export const useSettled = (place: string): boolean => {
  const client = useQueryClient()
  const waiting = useIsFetching(firstAnswers)
  const [settled, setSettled] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever an answer comes.
  useEffect(() => {
    if (client.isFetching(firstAnswers) === 0) setSettled(place)
  }, [client, waiting, place])
  return settled === place
}
