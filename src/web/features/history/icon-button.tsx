import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'

/** As wide as a finger; what it does is in its label alone. */
export function IconButton(props: ComponentProps<typeof Button> & { 'aria-label': string }) {
  return <Button kind="quiet" size="sm" className="min-h-11 min-w-11 px-0" {...props} />
}
