/** What can be done with the words that are selected in a lesson. */
import { Highlighter } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

export const SelectionBar = ({ onHighlight }: { onHighlight: () => void }) => (
  <div
    role="toolbar"
    aria-label="Selected text"
    className="no-print fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit items-center gap-2 rounded-md border border-control bg-surface p-2 shadow-lg"
  >
    {/* A press must not end the selection before it is read. */}
    <Button
      variant="secondary"
      size="sm"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onHighlight}
    >
      <Highlighter aria-hidden="true" className="size-5" />
      Highlight this text
    </Button>
  </div>
)
