import type { ReactNode } from 'react'
import { Link } from '../../lib/navigation.tsx'
import { BRAND } from '../../../contract/brand.ts'
import { paths } from '../../lib/paths.ts'
import { useSite } from '../../lib/queries/site-queries.ts'
import { safeLink } from '../../lib/safe-link.ts'
import { useNow } from '../../lib/use-now.ts'
import { footerMessages as messages } from './shell.messages.ts'
import { Logo } from '../../ui/logo.tsx'
import { OutLink } from '../../ui/text-link.tsx'

export function Footer() {
  const year = new Date(useNow()).getFullYear()
  return (
    <footer aria-label={messages.label} className="no-print mt-16 border-t border-line bg-sunk">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-2 gap-8 px-4 py-10 sm:grid-cols-3 sm:px-6 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Logo size="sm" />
          <p className="mt-3 max-w-[32ch] text-muted">{messages.promise}</p>
          <Social />
        </div>
        <Column title={messages.features.title}>
          {messages.features.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Column>
        <Column title={messages.company.title}>
          <FooterLink to={paths.about}>{messages.company.about}</FooterLink>
          <li>{messages.company.careers}</li>
          <FooterLink to={paths.contact}>{messages.company.contact}</FooterLink>
        </Column>
        <Column title={messages.legal.title}>
          <FooterLink to={paths.terms}>{messages.legal.terms}</FooterLink>
          <FooterLink to={paths.privacy}>{messages.legal.privacy}</FooterLink>
          <FooterLink to={paths.refund}>{messages.legal.refund}</FooterLink>
          <FooterLink to={paths.pricing}>{messages.legal.pricing}</FooterLink>
          <FooterLink to={paths.withdraw}>{messages.legal.withdraw}</FooterLink>
        </Column>
      </div>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
        <p className="border-t border-line py-5 text-[0.9375rem] text-muted">
          {messages.copyright(year, BRAND.name)}
        </p>
      </div>
    </footer>
  )
}

/** Only places that exist: a network without an address is left out, not shown as a link to nowhere. */
function Social() {
  const linked = useSite().social.flatMap(({ name, url }) => {
    const href = safeLink(url)
    return href === null ? [] : [{ name, href }]
  })
  if (linked.length === 0) return null
  return (
    <ul aria-label={messages.social} className="mt-4 flex flex-wrap gap-x-5">
      {linked.map(({ name, href }) => (
        <li key={name} className="flex min-h-11 items-center">
          <OutLink href={href}>{name}</OutLink>
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans text-base font-semibold tracking-normal">{title}</h2>
      <ul className="text-muted [&>li]:flex [&>li]:min-h-11 [&>li]:items-center sm:[&>li]:min-h-9">
        {children}
      </ul>
    </div>
  )
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline sm:min-h-9"
      >
        {children}
      </Link>
    </li>
  )
}
