import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { parse } from 'regexparam'
import { Link as RouterLink, Router, useParams } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useIsHydrated } from './use-is-hydrated.ts'

export { useParams }

type RouterLocation = {
  /** As it stands in the address, with its escapes. */
  pathname: string
  /** With its `?`, or empty. */
  search: string
  /** With its `#`, or empty. */
  hash: string
  /** Of the entry of the browser's history: every way to a page has one of its own. */
  key: string
  /** What came along with the way here; it may be of an earlier version. */
  state: unknown
}

type Way = { replace?: boolean; state?: unknown }

/** What stands in `history.state`, under the names that entries of earlier versions have too. */
type Entry = { usr?: unknown; key?: string; kept?: Record<string, unknown> } | null

/** Of an entry that nobody of ours made: the first of a tab, or one for a place on the page. */
const FIRST_KEY = 'default'

/** The address that the server renders; null in the browser. */
const Served = createContext<string | null>(null)

let isBack = true
if (typeof window !== 'undefined') {
  if (history.state === null) nameEntry(FIRST_KEY)
  window.addEventListener('popstate', () => {
    // The browser itself has made an entry for a place on the page, and is on its way there.
    const isToPlace = history.state === null
    isBack = !isToPlace
    if (isToPlace) nameEntry(newKey())
  })
}

function nameEntry(key: string): void {
  history.replaceState({ usr: null, key } satisfies Entry, '')
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** Addresses and links for all that stands below; `served` is the path, and perhaps a query, that the server renders. */
export function Navigation({ served = null, children }: { served?: string | null; children: ReactNode }) {
  return (
    <Served value={served}>
      <Router hook={usePath} searchHook={useSearchText}>
        {children}
      </Router>
    </Served>
  )
}

/** Goes to a path of this app. The way to where one is makes no further entry, as in every browser. */
export function navigate(to: string, { replace, state = null }: Way = {}): void {
  isBack = false
  const entry: Entry = { usr: state, key: newKey() }
  const isHere = new URL(to, location.href).href === location.href
  history[(replace ?? isHere) ? 'replaceState' : 'pushState'](entry, '', to)
}

export function useLocation(): RouterLocation {
  const served = useContext(Served)
  const href = useLocationProperty(() => served ?? location.pathname + location.search + location.hash)
  const key = useLocationProperty(() => (served === null ? (entryHere()?.key ?? FIRST_KEY) : FIRST_KEY))
  return useMemo(() => {
    const [, pathname = '/', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
    return { pathname, search, hash, key, state: served === null ? (entryHere()?.usr ?? null) : null }
  }, [served, href, key])
}

const entryHere = () => history.state as Entry

/**
 * Like `useState`, and kept in the entry of the browser's history: who comes back to a page by Back, Forward or a reload finds it as it
 * was left. `read` takes what was kept, perhaps by an earlier version, or gives null. What belongs to an account has its id in the name.
 */
export function useKeptState<T>(
  name: string,
  initial: T,
  read: (kept: unknown) => T | null,
): [T, (next: T) => void] {
  // A page that came rendered was made without knowing what is kept here, and is first drawn as the server did.
  const isHydrated = useIsHydrated()
  const kept = () => (isHydrated ? read(entryHere()?.kept?.[name]) : null)
  const [held, hold] = useState(() => ({ isAsked: isHydrated, value: kept() ?? initial }))
  if (isHydrated && !held.isAsked) hold({ isAsked: true, value: kept() ?? held.value })
  const keep = useCallback(
    (value: T) => {
      hold({ isAsked: true, value })
      keepInEntry(name, value)
    },
    [name],
  )
  return [held.value, keep]
}

function keepInEntry(name: string, value: unknown): void {
  const entry = entryHere()
  try {
    history.replaceState({ ...entry, kept: { ...entry?.kept, [name]: value } } satisfies Entry, '')
  } catch {
    // Safari takes a hundred in half a minute: the page goes on, and is found again as it was a little before.
  }
}

/** Whether the page that shows was come to by Back, Forward or as the first of its tab, and by no link. */
export function useIsBack(): boolean {
  useLocation()
  return isBack
}

type Query = Readonly<Record<string, string>> | URLSearchParams

export function useSearchParams(): [URLSearchParams, typeof setSearch] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search]), setSearch]
}

function setSearch(next: Query | ((shown: URLSearchParams) => Query), way?: Way): void {
  const query = typeof next === 'function' ? next(new URLSearchParams(location.search)) : next
  const text = new URLSearchParams(query).toString()
  navigate(location.pathname + (text && `?${text}`), way)
}

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { to: string } & Way

export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} href={to} />
}

/** A link that `aria-current` names where its page shows. */
export function NavLink({ to, ...rest }: LinkProps) {
  const isHere = matches(to, useLocation().pathname)
  return <Link {...rest} to={to} aria-current={isHere ? 'page' : undefined} />
}

/**
 * Leads on as soon as it is there, and again where the page comes back to where it stands before it was taken away: an account
 * that is lost and found within one drawing does so. (Wouter's own leads on once.)
 */
export function Redirect({ to, replace, state }: { to: string } & Way) {
  const { pathname } = useLocation()
  useEffect(() => {
    navigate(to, { ...(replace === undefined ? {} : { replace }), state })
  }, [pathname, to, replace, state])
  return null
}

/** Whether a path is the one of a pattern, such as `/analysis/:id`; `/*` is any. */
export function matches(pattern: string, pathname: string): boolean {
  return parse(pattern).pattern.test(pathname)
}

/** The value of the only name in a pattern; null where the path is another. */
export function partOf(pattern: string, pathname: string): string | null {
  return parse(pattern).pattern.exec(pathname)?.[1] ?? null
}

function usePath(): [string, typeof navigate] {
  return [useLocation().pathname, navigate]
}

const useSearchText = () => useLocation().search
