import { nameWords } from './name-key.ts'

const METALS = 'SODIUM|POTASSIUM|CALCIUM|MAGNESIUM|ZINC|AMMONIUM|ALUMINUM|LITHIUM|TEA|MEA|TROMETHAMINE'
const SALT = new RegExp(`^(.+?) ((?:MONO|DI|TRI|TETRA|HEMI)?)(${METALS}) SALT$`)

/**
 * The names that a chemist's `... sodium salt` may have in an ingredient list, the likeliest first: `EDTA disodium salt` is disodium
 * EDTA, `hyaluronic acid sodium salt` sodium hyaluronate. Empty for any other name.
 */
export function namesOfSalt(printed: string): string[] {
  const [, acid = '', count = '', metal = ''] = SALT.exec(nameWords(printed).join(' ')) ?? []
  if (metal === '') return []
  const anion = acid.replace(/(?:IC|OUS) ACID$/, (ending) => (ending.startsWith('IC') ? 'ATE' : 'ITE'))
  const plain = `${metal} ${anion}`
  return ['', 'MONO', 'HEMI'].includes(count) ? [plain] : [`${count}${plain}`, plain]
}
