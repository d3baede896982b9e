import { useSearchParams } from '../../lib/navigation.tsx'
import { usePageHead } from '../../lib/page-head.ts'
import { authMessages as messages } from '../../lib/messages/auth.ts'
import { PageTitle } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AuthAside } from './auth-aside.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'
import { ResetForm } from './reset-form.tsx'

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
