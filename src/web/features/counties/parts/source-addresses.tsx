/** Where the lists that county pages name in plain words were read, with their full addresses. */

import * as words from '#messages/counties/source-addresses.ts'
import type { CountyList } from '#web/features/counties/county-list.ts'

export const SourceAddresses = ({ sources }: { sources: CountyList['addresses'] }) => (
  <section className="measure">
    <h2 className="text-xl">{words.otherListsWeChecked()}</h2>
    <ul className="stack mt-4 list-disc gap-3 pl-6">
      {sources.map(({ id, label, address }) => (
        <li key={id}>
          {label}
          <span className="block text-sm text-soft [overflow-wrap:anywhere]">{address}</span>
        </li>
      ))}
    </ul>
  </section>
)
