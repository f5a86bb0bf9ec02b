/** The frame around a page for signed-in people. */
import type { ComponentProps, ReactNode } from 'react'
import { AccountFooter } from './account-footer.tsx'
import { AccountHeader } from './account-header.tsx'

type AccountFrameProps = ComponentProps<typeof AccountHeader> & { children: ReactNode }

export const AccountFrame = ({ children, ...header }: AccountFrameProps) => (
  <>
    <AccountHeader {...header} />
    {children}
    <AccountFooter />
  </>
)
