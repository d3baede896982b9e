import { page } from 'vitest/browser'
import { texts } from '../../testing/screen.test-support.tsx'

export const heading = (name: string, level?: number) =>
  page.getByRole('heading', { name, exact: true, ...(level === undefined ? {} : { level }) })
export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const box = () => page.getByLabelText('Name, other name or CAS number')
export const linkTo = (name: string) => page.getByRole('link', { name, exact: true })
/** What was found, in order. */
export const names = () => texts(region('Results').css('a[href^="/ingredients/"]'))
