import { useSearchParams } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { authMessages as messages } from '../../lib/messages/auth.ts'
import { PageTitle } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'
import type { SafetyTone } from '../../../contract/bands.ts'
import { ToneMark, TONE_BAND } from '../../ui/tone.tsx'
import { classes } from '../../ui/classes.ts'

type AuthView = 'login' | 'register' | 'reset'

export function AuthScreen() {
  const [search, setSearch] = useSearchParams()
  const view = readView(search.get('view'))
  usePageHead({ title: messages.title[view], robots: 'noindex' })

  const withView = (next: AuthView) => {
    const params = new URLSearchParams(search)
    if (next === 'login') params.delete('view')
    else params.set('view', next)
    return params
  }
  const show = (next: AuthView) => setSearch(withView(next), { replace: true })

  return (
    <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-10 sm:px-6 lg:grid-cols-[5fr_6fr] lg:py-16">
      <div className="mx-auto w-full max-w-md">
        <PageTitle>{messages.title[view]}</PageTitle>
        <p className="mt-3 mb-8 text-muted">{messages.lead[view]}</p>
        {view === 'reset' ? (
          <ResetForm onBack={() => show('login')} />
        ) : (
          <Tabs
            label={messages.tabsLabel}
            value={view}
            onChange={show}
            tabs={[
              {
                value: 'login',
                label: messages.tabs.login,
                panel: <LoginForm resetPath={`?${withView('reset').toString()}`} />,
              },
              { value: 'register', label: messages.tabs.register, panel: <RegisterForm /> },
            ]}
          />
        )}
      </div>
      <AuthAside />
    </div>
  )
}

function readView(text: string | null): AuthView {
  return text === 'register' || text === 'reset' ? text : 'login'
}

/** A drawn extract of a reading: the bands these names get in a product that stays on the skin. */
const ROWS: readonly { name: string; tone: SafetyTone }[] = [
  { name: 'Aqua', tone: 'good' },
  { name: 'Glycerin', tone: 'good' },
  { name: 'Parfum', tone: 'fair' },
  { name: 'Methylisothiazolinone', tone: 'poor' },
  { name: 'Botanical Complex 7', tone: 'unknown' },
]

function AuthAside() {
  return (
    <aside className="hidden self-start rounded-card border border-line bg-raised p-8 lg:block">
      <h2 className="text-3xl">{messages.aside.title}</h2>
      <p className="mt-3 max-w-[48ch] text-muted">{messages.aside.text}</p>
      <ul className="mt-8 border-t border-line">
        {ROWS.map((row) => (
          <li
            key={row.name}
            className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-3 border-b border-line py-3.5"
          >
            <span aria-hidden className={classes('h-8 rounded-sm', TONE_BAND[row.tone])} />
            <span className="font-serif text-lg">{row.name}</span>
            <span className="flex items-center gap-2 text-muted">
              <ToneMark tone={row.tone} />
              {messages.aside.verdicts[row.tone]}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}
