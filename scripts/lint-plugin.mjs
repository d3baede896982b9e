import { noReadAfterAction } from '../e2e/lint/no-read-after-action.mjs'

/** Reports each node that one of the options selects, with the message beside that selector. */
const noRestrictedSyntax = {
  meta: {
    type: 'problem',
    docs: { description: 'What the language has and this project does without.' },
    schema: { type: 'array', items: { type: 'object' } },
  },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
}

/** The rules that no linter brings, for `oxlint.config.mjs`. */
export default {
  meta: { name: 'opaline' },
  rules: { 'no-read-after-action': noReadAfterAction, 'no-restricted-syntax': noRestrictedSyntax },
}
