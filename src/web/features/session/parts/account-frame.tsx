/** The frame around a page for signed-in people. */
import type { ReactNode } from 'react'
import { AccountFooter } from './account-footer.tsx'
import { AccountHeader } from './account-header.tsx'

type AccountFrameProps = { withoutTier?: string; children: ReactNode }

export const AccountFrame = ({ withoutTier, children }: AccountFrameProps) => (
  <>
    <AccountHeader {...(withoutTier && { withoutTier })} />
    {children}
    <AccountFooter />
  </>
)
