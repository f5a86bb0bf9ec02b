/** A table whose rows become a few lines each where its columns would not all be seen: large type, a narrow phone. */
import type { ReactNode } from 'react'

/** By how many columns a phone shows: from which width on, in letters, they are lines. */
const stacked = {
  few: '@max-[14rem]:[&_thead]:sr-only @max-[14rem]:[&_:is(table,tbody,tr,th,td)]:block @max-[14rem]:[&_tr]:py-2 @max-[14rem]:[&_:is(th,td)]:px-0 @max-[14rem]:[&_:is(th,td)]:py-0.5 @max-[14rem]:[&_tbody_th]:font-bold @max-[14rem]:[&_td]:text-left @max-[14rem]:[&_td:has([data-unstacked])]:hidden',
  many: '@max-[22rem]:[&_thead]:sr-only @max-[22rem]:[&_:is(table,tbody,tr,th,td)]:block @max-[22rem]:[&_tr]:py-2 @max-[22rem]:[&_:is(th,td)]:px-0 @max-[22rem]:[&_:is(th,td)]:py-0.5 @max-[22rem]:[&_tbody_th]:font-bold @max-[22rem]:[&_td]:text-left @max-[22rem]:[&_td:has([data-unstacked])]:hidden',
} as const

const named = {
  few: '@max-[14rem]:flex @max-[14rem]:flex-wrap @max-[14rem]:justify-between @max-[14rem]:gap-x-4 @max-[14rem]:before:text-soft @max-[14rem]:before:content-[attr(data-column)]',
  many: '@max-[22rem]:flex @max-[22rem]:flex-wrap @max-[22rem]:justify-between @max-[22rem]:gap-x-4 @max-[22rem]:before:text-soft @max-[22rem]:before:content-[attr(data-column)]',
} as const

type Columns = keyof typeof stacked

type StackedTableProps = { columns: Columns; children: ReactNode }

export const StackedTable = ({ columns, children }: StackedTableProps) => (
  <div className="@container">
    <div className={stacked[columns]}>{children}</div>
  </div>
)

type NamedProps = StackedTableProps & { header: string }

/** Where the head of the table is not shown, its column's name is drawn before the figure. */
export const Named = ({ columns, header, children }: NamedProps) => (
  <span data-column={header} className={named[columns]}>
    {children}
  </span>
)

/** A column that repeats what the title of its row says; among lines it is left out. */
export const Unstacked = ({ children }: { children: ReactNode }) => <span data-unstacked="">{children}</span>
