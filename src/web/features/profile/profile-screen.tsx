import { type ReactNode, useId } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { useSignOutGuard } from '../../lib/offline/sign-out-guard.tsx'
import { useSignOut } from '../../lib/queries/sign-out.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import {
  consentMessages,
  dataMessages,
  passwordMessages,
  profileMessages as messages,
  sessionMessages,
} from './profile.messages.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Page, PageTitle } from '../../ui/page.tsx'
import { AccountFacts } from './account-facts.tsx'
import { AllergyList } from './allergy-list.tsx'
import { ConsentList } from './consent-list.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SkinPreferences } from './skin-preferences.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'

export function ProfileScreen() {
  const user = useUser()
  usePageHead({ title: messages.title, robots: 'noindex' })
  if (user === null) return null
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-lg text-muted">{messages.lead}</p>
      <TwoColumns>
        <Group>
          <Section title={messages.account.title}>
            <AccountFacts user={user} />
          </Section>
          <Section title={messages.actions.title}>
            <SignOutButton />
          </Section>
        </Group>
        <Group isTall>
          <Section title={messages.skin.title}>
            <SkinPreferences user={user} />
          </Section>
          <Section title={messages.allergies.title}>
            <AllergyList allergies={user.allergies} />
          </Section>
        </Group>
        <Group isTall>
          <Section title={passwordMessages.title} lead={passwordMessages.lead}>
            <PasswordForm username={user.username} />
          </Section>
          <Section title={dataMessages.title}>
            <OwnData />
          </Section>
        </Group>
        <Group>
          <Section title={sessionMessages.title} lead={sessionMessages.lead}>
            <SessionList />
          </Section>
          <Section title={consentMessages.title} lead={consentMessages.lead}>
            <ConsentList />
          </Section>
        </Group>
      </TwoColumns>
    </Page>
  )
}

function SignOutButton() {
  const signOut = useSignOut('/auth')
  const guard = useSignOutGuard(() => signOut.mutate())
  return (
    <>
      {guard.dialog}
      <Button kind="danger" disabled={signOut.isPending} onClick={guard.ask}>
        {signOut.isPending ? messages.actions.signingOut : messages.actions.signOut}
      </Button>
    </>
  )
}

/**
 * Four groups, left and right in turn. The middle row gives way, so that the third group follows the first and the
 * fourth the second without a hole, while readers and phones meet them in the order they are written.
 */
function TwoColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr_auto]">
      {children}
    </div>
  )
}

function Group({ isTall = false, children }: { isTall?: boolean; children: ReactNode }) {
  return <div className={classes('grid grid-cols-1 gap-6', isTall && 'lg:row-span-2')}>{children}</div>
}

type SectionProps = { title: string; lead?: string; children: ReactNode }

function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {lead !== undefined && <p className="mb-4 text-muted">{lead}</p>}
      {children}
    </Card>
  )
}
