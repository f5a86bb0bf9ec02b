/** Where somebody arrives whose account was just deleted. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/profile/account-deleted-page.ts'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const meta = () => [{ title: words.accountDeletedJustValue() }]

export default function AccountDeletedPage() {
  return (
    <MainPart>
      <Container width="form">
        <div className="stack gap-4 py-8 sm:py-14">
          <FocusedHeading level={1}>{words.yourAccountIsDeleted()}</FocusedHeading>
          <p className="text-lg">{words.weEmailedYou()}</p>
          <p>
            {rich(
              words.whatWeKeep({
                link: (text: string) => <TextLink to={paths.privacy()}>{text}</TextLink>,
              }),
            )}
          </p>
          <p>
            <TextLink to={paths.landing()}>{words.goToTheHomepage()}</TextLink>
          </p>
        </div>
      </Container>
    </MainPart>
  )
}
