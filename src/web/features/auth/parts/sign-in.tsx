/** The sign-in view: the form, and the ways to go for those who cannot use it. */
import { paths } from '#contract/page-paths.ts'
import { TextButton } from '#web/ui/action/text-button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { SignInForm } from './sign-in-form.tsx'

type SignInProps = { takesFocus: boolean; onForgotPassword: () => void }

export const SignIn = ({ takesFocus, onForgotPassword }: SignInProps) => (
  <div className="stack gap-6">
    <div className="stack gap-2">
      <FocusedHeading level={1} takesFocus={takesFocus}>
        Welcome back
      </FocusedHeading>
      <p className="text-lg text-soft">Sign in to your course.</p>
    </div>
    <SignInForm />
    <p>
      <TextButton onClick={onForgotPassword}>Forgot your password?</TextButton>
    </p>
    <p>
      No account yet? <TextLink to={paths.landing()}>Get started here</TextLink>
    </p>
    <p className="text-sm text-soft">
      By signing in you agree to our <TextLink to={paths.terms()}>terms</TextLink>. What we keep about you is
      in our <TextLink to={paths.privacy()}>privacy policy</TextLink>.
    </p>
  </div>
)
