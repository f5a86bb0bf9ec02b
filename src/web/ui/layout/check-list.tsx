/** Short points, each with a tick. */
import { Check } from 'lucide-react'

export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className="stack gap-2.5">
    {items.map((item) => (
      <li key={item} className="flex gap-3">
        <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-action" />
        {item}
      </li>
    ))}
  </ul>
)
