/** What is worth knowing about an address that is taken all the same: a ZIP code in two counties, an unknown street. */
import { Banner } from '#web/ui/banner.tsx'
import { TextButton } from '#web/ui/text-button.tsx'

type AddressNotesProps = { notes: readonly string[]; onCorrect: () => void }

export const AddressNotes = ({ notes, onCorrect }: AddressNotesProps) =>
  notes.length === 0 ? null : (
    <Banner tone="info" title="Please check the address">
      <ul className="stack mt-1 list-disc gap-1 pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <p className="mt-2">
        <TextButton onClick={onCorrect}>Fix the address</TextButton>
      </p>
    </Banner>
  )
