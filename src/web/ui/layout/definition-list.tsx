/** Names and their values, side by side where there is room. */
import type { ReactNode } from 'react'

export type Definition = { name: string; value: ReactNode }

export const DefinitionList = ({ items }: { items: readonly Definition[] }) => (
  <dl className="border-t border-line">
    {items.map(({ name, value }) => (
      <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3">
        <dt className="text-soft">{name}</dt>
        <dd className="min-w-0 font-bold">{value}</dd>
      </div>
    ))}
  </dl>
)
