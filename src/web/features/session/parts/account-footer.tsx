/** The foot of the pages around an account: legal links, support, and what the product is not. */
import { paths } from '#contract/page-paths.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'

const links = [
  { label: 'Support', to: paths.support() },
  { label: 'Terms', to: paths.terms() },
  { label: 'Privacy', to: paths.privacy() },
  { label: 'Refund policy', to: paths.refundPolicy() },
  { label: 'Disclaimers', to: paths.disclaimers() },
  { label: 'Accessibility', to: paths.accessibility() },
  { label: 'How sure we are', to: paths.howSureWeAre() },
]

export const AccountFooter = () => (
  <footer className="no-print mt-16 border-t border-line bg-sunken py-8 text-sm">
    <Container>
      <div className="stack gap-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-3">
          {links.map((link) => (
            <li key={link.to}>
              <TextLink to={link.to}>{link.label}</TextLink>
            </li>
          ))}
          <li>
            <MailLink href={supportLink('Question about Just Value')}>{operator.supportEmail}</MailLink>
          </li>
        </ul>
        <p className="measure text-soft">
          General information, not legal advice and not an appraisal. Just Value is not a government site.
        </p>
      </div>
    </Container>
  </footer>
)
