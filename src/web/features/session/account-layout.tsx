/** Puts the signed-in pages into their frame; is below the route guard. */
import { Outlet } from 'react-router'
import { AccountFrame } from './parts/account-frame.tsx'

export default function AccountLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
