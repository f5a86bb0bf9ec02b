/** Larger text in lessons: a switch, remembered in this browser. */
import { AArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { storeChoice, storedChoice } from '#web/stored-choice.ts'
import { Button } from '#web/ui/button.tsx'

export const LargeType = () => {
  const [isLarge, setLarge] = useState(() => storedChoice('largeType') === 'yes')
  // All sizes of the design follow the root, so the root carries the choice while a lesson is open.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-large-type', isLarge)
    return () => document.documentElement.removeAttribute('data-large-type')
  }, [isLarge])
  const turn = () => {
    storeChoice('largeType', isLarge ? 'no' : 'yes')
    setLarge(!isLarge)
  }
  return (
    <Button variant={isLarge ? 'secondary' : 'quiet'} size="sm" aria-pressed={isLarge} onClick={turn}>
      <AArrowUp aria-hidden="true" className="size-5" />
      Larger text
    </Button>
  )
}
