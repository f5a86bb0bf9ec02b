/** The profile: who the person is, how they sign in and where, what they bought, their homes, reminders and data. */

import * as words from '#messages/profile/profile-page.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { NamesForm } from './parts/names-form.tsx'
import { OwnData } from './parts/own-data.tsx'
import { PasswordForm } from './parts/password-form.tsx'
import { Properties } from './parts/properties.tsx'
import { Purchases } from './parts/purchases.tsx'
import { Reminders } from './parts/reminders.tsx'
import { Sessions } from './parts/sessions.tsx'
import { SignInDetails } from './parts/sign-in-details.tsx'

export const meta = () => [{ title: words.profileJustValue() }]

export default function ProfilePage() {
  return (
    <MainPart>
      <Container>
        <div className="stack gap-8 page-padding sm:gap-12">
          <PageHeader title={words.profile()} />
          <NamesForm />
          <SignInDetails />
          <PasswordForm />
          <Sessions />
          <Purchases />
          <Properties />
          <Reminders />
          <OwnData />
        </div>
      </Container>
    </MainPart>
  )
}
