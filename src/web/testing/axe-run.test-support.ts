import type axe from 'axe-core'

type AxeCore = typeof axe
type Vnode = object
type Role = (vnode: Vnode) => string | null
/** Not among axe's types: the functions that tell the role of an element by its name. */
type Commons = {
  standards: { implicitHtmlRoles: Record<'section' | 'form' | 'aside', Role> }
  color: { Color: { prototype: ParsedColour & { parseString: (text: string) => ParsedColour } } }
}
type ParsedColour = { r: number; g: number; b: number; alpha: number }

/** What a theme can break; all other rules look at the markup, which is the same in both. */
export const OF_COLOUR = ['color-contrast', 'link-in-text-block']

/**
 * Rule and place of what axe finds below a selector, by all rules or by some. It stands alone, since it is sent to pages as
 * text. Pages here have no foreign frames, and no sound that would have to be loaded first; what passed is not written up.
 */
export async function runAxe(tool: AxeCore, selector: string, rules: string[] | null): Promise<string[]> {
  const { standards, color } = tool.commons as unknown as Commons
  // Each was worked out again for every element that asks: a third of the time of a run. Elements are new ones in each run.
  const roles = standards.implicitHtmlRoles
  const { prototype } = color.Color
  if (!('isRemembering' in roles)) {
    Object.assign(roles, { isRemembering: true })
    for (const name of ['section', 'form', 'aside'] as const) {
      const [known, roleOf] = [new WeakMap<Vnode, string | null>(), roles[name]]
      roles[name] = (vnode) => {
        const role = known.has(vnode) ? (known.get(vnode) ?? null) : roleOf(vnode)
        known.set(vnode, role)
        return role
      }
    }
    const [colours, { parseString }] = [new Map<string, ParsedColour>(), prototype]
    prototype.parseString = function parseOnce(this: ParsedColour, text) {
      const known = colours.get(text)
      if (known) return Object.assign(this, known)
      const { r, g, b, alpha } = parseString.call(this, text)
      colours.set(text, { r, g, b, alpha })
      return this
    }
  }
  const { violations, incomplete } = await tool.run(selector, {
    resultTypes: ['violations', 'incomplete'],
    iframes: false,
    preload: false,
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}),
  })
  // Two elements of one id it leaves to be looked at, though one of them may be named by the words of the other.
  const twins = incomplete.filter(({ id }) => id.startsWith('duplicate-id'))
  return [...violations, ...twins].map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)
}
