/** The menu under the person's name: the profile, and the way out. */
import { paths } from '#contract/page-paths.ts'
import { useSessionActions, useUser } from '#web/session.ts'
import { Menu } from '#web/ui/menu.tsx'

export const UserMenu = () => {
  const { firstName } = useUser()
  const { end } = useSessionActions()
  return (
    <Menu
      label="Your account"
      trigger={
        <span className="max-w-20 truncate min-[23rem]:max-w-28 sm:max-w-48">{firstName || 'Student'}</span>
      }
      entries={[
        { label: 'Profile', to: paths.profile() },
        { label: 'Your notes', to: paths.notes() },
        { label: 'Support', to: paths.support() },
        { label: 'Sign Out', onSelect: () => void end() },
      ]}
    />
  )
}
