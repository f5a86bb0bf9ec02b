/** The foot of the public pages: legal links and what the product is not. */

import * as words from '#messages/landing/site-footer.ts'
import { guideLink, legalLinks, productName } from '#web/features/landing/parts/site-links.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Container } from '#web/ui/layout/container.tsx'

export const SiteFooter = () => (
  <footer className="no-print border-t border-line bg-sunken py-8 text-sm">
    <Container>
      <div className="stack gap-4">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-block [&_a]:py-1">
          {[guideLink, ...legalLinks].map((link) => (
            <li key={link.to}>
              <TextLink to={link.to}>{link.label}</TextLink>
            </li>
          ))}
          <li>
            <MailLink href={supportLink(words.questionAboutJustValue())}>{operator.supportEmail}</MailLink>
          </li>
        </ul>
        <p className="measure text-soft">{words.isAnOnlineCourseWithTools({ productName })}</p>
      </div>
    </Container>
  </footer>
)
