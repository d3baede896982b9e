import { useId, type ReactNode } from 'react'
import { usePageHead } from '../../lib/page-head.ts'
import { useSignOut } from '../../lib/queries/sign-out.ts'
import { useUser } from '../../lib/queries/user-queries.ts'
import { profileWords as words } from '../../lib/words/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Page, PageTitle } from '../../ui/page.tsx'
import { AccountFacts } from './account-facts.tsx'
import { AllergyList } from './allergy-list.tsx'
import { SkinPreferences } from './skin-preferences.tsx'

export function ProfileScreen() {
  const user = useUser()
  const signOut = useSignOut('/auth')
  usePageHead({ title: words.title, robots: 'noindex' })
  if (user === null) return null
  return (
    <Page>
      <PageTitle>{words.title}</PageTitle>
      <p className="mt-2 mb-8 max-w-[60ch] text-lg text-muted">{words.lead}</p>
      <div className="grid items-start grid-cols-1 gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Section title={words.account.title}>
            <AccountFacts user={user} />
          </Section>
          <Section title={words.actions.title}>
            <Button kind="danger" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
              {signOut.isPending ? words.actions.signingOut : words.actions.signOut}
            </Button>
          </Section>
        </div>
        <div className="grid grid-cols-1 gap-6">
          <Section title={words.skin.title}>
            <SkinPreferences user={user} />
          </Section>
          <Section title={words.allergies.title}>
            <AllergyList allergies={user.allergies} />
          </Section>
        </div>
      </div>
    </Page>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardTitle id={id}>{title}</CardTitle>
      {children}
    </Card>
  )
}
