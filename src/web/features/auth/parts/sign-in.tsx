/** The sign-in view: the form, and the ways to go for those who cannot use it. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/auth/sign-in.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { SignInForm } from './sign-in-form.tsx'

type SignInProps = { takesFocus: boolean; onForgotPassword: () => void }

export const SignIn = ({ takesFocus, onForgotPassword }: SignInProps) => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <FocusedHeading level={1} takesFocus={takesFocus}>
        {words.welcomeBack()}
      </FocusedHeading>
      <p className="text-lg text-soft">{words.signInToYourCourse()}</p>
    </div>
    <SignInForm onForgotPassword={onForgotPassword} />
    <p>
      <TextButton onClick={onForgotPassword}>{words.forgotYourPassword()}</TextButton>
    </p>
    <p>
      {rich(
        words.noAccountYetGetStartedHere({
          link: (text: string) => <TextLink to={paths.landing()}>{text}</TextLink>,
        }),
      )}
    </p>
    <p className="text-sm text-soft">
      {rich(
        words.bySigningInYouAgreeTo({
          terms: (text: string) => <TextLink to={paths.terms()}>{text}</TextLink>,
          privacy: (text: string) => <TextLink to={paths.privacy()}>{text}</TextLink>,
        }),
      )}
    </p>
  </div>
)
