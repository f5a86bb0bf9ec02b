/** The keys of the lesson page, in a dialog that opens by a button or by '?'. */
import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import * as words from '#messages/course/key-help.ts'
import { areKeysOn, turnKeys, useKeys } from '#web/browser/use-keys.ts'
import { filmKeys, pageKeys } from '#web/features/course/keys.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { CheckboxField } from '#web/ui/field/checkbox.tsx'

const KeyTable = ({ title, keys }: { title: string; keys: readonly (readonly [string, string])[] }) => (
  <section className="mt-4 first:mt-0">
    <h3 className="text-lg">{title}</h3>
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      {keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded border border-control bg-sunken px-2 py-0.5 font-sans text-sm">{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
)

/** The film's own keys hold only while it is selected, so they stay. */
const KeySwitch = () => {
  const [isOn, setOn] = useState(areKeysOn)
  return (
    <div className="mt-4">
      <CheckboxField
        label={words.useSingleKeys()}
        help={words.turnOffIfYouSpeak()}
        checked={isOn}
        onChange={({ target }) => {
          turnKeys(target.checked)
          setOn(target.checked)
        }}
      />
    </div>
  )
}

export const KeyHelp = ({ hasFilm }: { hasFilm: boolean }) => {
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Keyboard aria-hidden="true" className="size-5" />
        {words.shortcuts()}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.keyboardShortcuts()}>
        {hasFilm && <KeyTable title={words.whileTheFilmIsSelected()} keys={filmKeys} />}
        <KeyTable title={words.anywhereOnThePage()} keys={pageKeys} />
        <KeySwitch />
      </Dialog>
    </>
  )
}
