/** The foot of the pages around an account: legal links, support, and what the product is not. */
import { useLocation, useMatch } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/session/account-footer.ts'
import { useSettled } from '#web/browser/use-settled.ts'
import { stepNames } from '#web/case/words.ts'
import { useSession } from '#web/session/session.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'

const links = [
  { label: words.terms(), to: paths.terms() },
  { label: words.privacy(), to: paths.privacy() },
  { label: words.refundPolicy(), to: paths.refundPolicy() },
  { label: words.disclaimers(), to: paths.disclaimers() },
  { label: words.accessibility(), to: paths.accessibility() },
  { label: words.howSureWeAre(), to: paths.howSureWeAre() },
]

/** Where a case is worked on step by step, the sentence is enough. */
const StepFooter = () => (
  <footer className="no-print mt-4 border-t border-line py-3 text-sm text-soft">
    <Container>
      <p>{words.notLegalAdviceNotAnAppraisal()}</p>
    </Container>
  </footer>
)

const WholeFooter = () => {
  const session = useSession()
  return (
    <footer className="no-print mt-16 border-t border-line bg-sunken py-8 text-sm">
      <Container>
        <div className="stack gap-4">
          <ul className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-block [&_a]:py-1">
            {/* Signed out, the address beside the links is the way to us. */}
            {session.status === 'signed-in' && (
              <li>
                <TextLink to={paths.support()}>{words.support()}</TextLink>
              </li>
            )}
            {links.map((link) => (
              <li key={link.to}>
                <TextLink to={link.to}>{link.label}</TextLink>
              </li>
            ))}
            <li>
              <MailLink href={supportLink(words.questionAboutJustValue())}>{operator.supportEmail}</MailLink>
            </li>
          </ul>
          <p className="measure text-soft">{words.generalInformationNotLegalAdvice()}</p>
        </div>
      </Container>
    </footer>
  )
}

/** Comes once the page above it has its height, and is another one on each page: what stays is seen to jump. */
export const AccountFooter = () => {
  const { pathname } = useLocation()
  const isSettled = useSettled(pathname)
  const part = useMatch('/appeal/:caseId/:part')?.params.part
  const isInStep = part !== undefined && Object.hasOwn(stepNames, part)
  if (!isSettled) return null
  return isInStep ? <StepFooter key={pathname} /> : <WholeFooter key={pathname} />
}
