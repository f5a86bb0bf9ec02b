/** The way to enter another home. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/dashboard/add-home.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'

export const AddHome = () => <TextLink to={paths.propertySetup('new')}>{words.addAHome()}</TextLink>

/** For an owner of one home. */
export const OwnAnother = () => (
  <p>
    {words.ownAnother()} <AddHome />
  </p>
)
