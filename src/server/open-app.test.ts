/** Proves that what cannot be closed keeps nothing else open. */
import { expect, it } from 'vitest'
import { closeAll } from './open-app.ts'

it('closes each in its order, also after one that cannot be, and then says which could not', async () => {
  const closed: string[] = []
  const closer = (name: string, fault?: string) => async () => {
    closed.push(name)
    if (fault) throw new Error(fault)
  }
  const closers = [closer('drawing', 'no folder'), closer('queue'), closer('mail', 'no line'), closer('pool')]
  await expect(closeAll(closers)).rejects.toThrow(/no folder; .*no line/)
  expect(closed).toEqual(['drawing', 'queue', 'mail', 'pool'])
  await expect(closeAll([closer('again')])).resolves.toBeUndefined()
})
