import type { Rule } from 'eslint'

export const noReadAfterAction: Rule.RuleModule
