/** A value as it stood when it last stayed the same for a moment, so that typing does not ask at every letter. */
import { useEffect, useState } from 'react'

export const useSettled = <Value>(value: Value, milliseconds: number): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
