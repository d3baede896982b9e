import ts from 'typescript'

/** Mistakes in SQL, in the order in which they are looked for. */
const SQL_CHANGES: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    / <= | >= | < | > /g,
    (found) => ({ ' < ': ' <= ', ' <= ': ' < ', ' > ': ' >= ', ' >= ': ' > ' })[found] ?? found,
  ],
  [/ = (?!any)/g, () => ' <> '],
  [/\band\b/g, () => 'or'],
  [/\bor\b/g, () => 'and'],
  [/ \+ /g, () => ' - '],
  [/ - /g, () => ' + '],
  [/\basc\b/g, () => 'desc'],
  [/\bdesc\b/g, () => 'asc'],
  [/\bnulls last\b/g, () => 'nulls first'],
  [/\bis null\b/g, () => 'is not null'],
  [/\bis not null\b/g, () => 'is null'],
  [/\bgreatest\b/g, () => 'least'],
  [/\bleast\b/g, () => 'greatest'],
  [/\bmin\(/g, () => 'max('],
  [/\bmax\(/g, () => 'min('],
  [/\b\d+\b/g, (found) => String(Number(found) + 1)],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
]

/** A statement in a tagged template with one mistake in it; only its own words are changed, never what is filled in. */
export function changedSql(node: ts.TaggedTemplateExpression, source: ts.SourceFile): string[] {
  const whole = node.getText(source)
  const start = node.getStart(source)
  const pieces: ts.Node[] = ts.isNoSubstitutionTemplateLiteral(node.template)
    ? [node.template]
    : [node.template.head, ...node.template.templateSpans.map(({ literal }) => literal)]
  return pieces.flatMap((piece) => {
    const from = piece.getStart(source) - start
    const words = whole.slice(from, piece.end - start)
    return SQL_CHANGES.flatMap(([pattern, change]) =>
      [...words.matchAll(pattern)].map(
        ({ index, 0: found }) =>
          `${whole.slice(0, from + index)}${change(found)}${whole.slice(from + index + found.length)}`,
      ),
    )
  })
}
