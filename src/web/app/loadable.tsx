import { lazy, useState, type ComponentType } from 'react'

type Loadable<Props> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * A component in a file of its own. What was preloaded before it is first drawn needs no wait, and no frame without it.
 */
export function loadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let Lazy = newLazy()
  let loaded: ComponentType<Props> | null = null
  /** It keeps how it ended: where the line was lost, the next one that is drawn begins anew. */
  function newLazy() {
    const own = lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        if (Lazy === own) Lazy = newLazy()
        throw error
      }
    })
    return own
  }
  function Loaded(props: Props) {
    // Chosen once: another type in the same place would begin anew and lose what was typed.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy)
    return <Component {...props} />
  }
  return Object.assign(Loaded, {
    preload: async () => {
      loaded = await load()
    },
  })
}

export function isLoadable(type: unknown): type is Loadable<object> {
  return typeof type === 'function' && 'preload' in type
}
