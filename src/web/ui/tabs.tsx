/** A few views of the same thing, one shown at a time. */
import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: string; content: ReactNode }

export const Tabs = ({ label, tabs }: { label: string; tabs: readonly Tab[] }) => (
  <BaseTabs.Root defaultValue={tabs[0]?.value}>
    <BaseTabs.List aria-label={label} className="flex flex-wrap gap-x-2 border-b border-control">
      {tabs.map((tab) => (
        <BaseTabs.Tab
          key={tab.value}
          value={tab.value}
          className="-mb-px min-h-12 border-b-4 border-transparent px-4 font-bold text-soft data-active:border-action data-active:text-action"
        >
          {tab.label}
        </BaseTabs.Tab>
      ))}
    </BaseTabs.List>
    {tabs.map((tab) => (
      <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-6">
        {tab.content}
      </BaseTabs.Panel>
    ))}
  </BaseTabs.Root>
)
