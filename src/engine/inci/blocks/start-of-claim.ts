/** `We never use`, `This product does not contain`, `Our creams are free from`: the claim begins with its subject. */
export function startOfClaim(text: string, at: number): number {
  let start = at
  for (let words = 0; words < SUBJECT_WORDS_MAX; words++) {
    let from = start
    while (text.charAt(from - 1) === ' ') from--
    const end = from
    while (/[\p{L}']/u.test(text.charAt(from - 1))) from--
    if (from === end || !SUBJECTS.has(text.slice(from, end).toLowerCase())) break
    start = from
  }
  return startOfTitle(text, start)
}

/** `Good to know: free from ...`: a title in the same line belongs to the claim. */
function startOfTitle(text: string, at: number): number {
  const line = text.slice(Math.max(0, at - TITLE_CHARS_MAX), at)
  const from = Math.max(line.lastIndexOf('\n'), line.lastIndexOf('. ')) + 1
  const title = line.slice(from)
  const isWhole = from > 0 || line.length === at
  return isWhole && /^[^,;:•|]+: $/.test(title) ? at - title.length : at
}

const TITLE_CHARS_MAX = 40
const SUBJECT_WORDS_MAX = 6
const SUBJECTS = new Set(
  (
    'we our this these it its the product products formula formulas formulation is are and has have also always you and they ' +
    'all 100 completely totally wir unser unsere dieses produkt das ist sind und auch nous notre ce cet cette produit formule est ' +
    'sont et el la este esta producto fórmula es son y il lo questo prodotto formula è sono o este produto é são e ten produkt ' +
    'nasz jest i dit deze onze is zijn en ' +
    'serum sérum siero cream creme crème crema krem balm balsam baume bálsamo balsamo lotion loción loção lozione gel żel gél shampoo shampooing champú szampon toner tonic tonik tónico mask masque maske maska mascarilla maschera máscara seife savon jabón sapone sabonete mydło zeep tvål'
  ).split(' '),
)
