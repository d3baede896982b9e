import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { noReadAfterAction } from './e2e/lint/no-read-after-action.mjs'

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use z.enum or an `as const` object.' }
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' }
const noClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'The engine has no clock.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The engine has no clock.' },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'The engine is deterministic.',
  },
]

/** Its rules for `toBeVisible` and the like have nothing to hold on to: the assertions here are those of Vitest. */
const PLAYWRIGHT_RULES = [
  ...['missing-playwright-await', 'valid-expect', 'valid-expect-in-promise', 'no-useless-await'],
  ...[
    'no-wait-for-timeout',
    'no-wait-for-selector',
    'no-wait-for-navigation',
    'no-networkidle',
    'no-page-pause',
  ],
  ...['no-element-handle', 'no-eval', 'no-force-option', 'no-unsafe-references', 'no-unused-locators'],
  ...['prefer-locator', 'no-focused-test', 'no-skipped-test', 'no-identical-title', 'no-conditional-expect'],
]

export default tseslint.config(
  { ignores: ['dist/**', 'node_modules/**', '.cache/**', '.data/**', 'src/server/db/migrations/**'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [...tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      complexity: ['error', 12],
      'no-restricted-syntax': ['error', noEnum, noDefaultExport],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only main.ts and config.ts read the environment.' },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noDefaultExport, ...noClock] },
  },
  // What strangers write is read in a time that grows with its length and no faster.
  {
    files: ['src/{contract,engine,readers,web}/**/*.{ts,tsx}', 'src/server/{features,platform}/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.test-support.ts'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error', 'regexp/no-super-linear-move': 'error' },
  },
  {
    files: ['src/web/**/*.tsx', 'src/web/**/*.ts'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        noEnum,
        noDefaultExport,
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text only: labels and models are untrusted.',
        },
      ],
    },
  },
  { files: ['bench/**/*.ts', 'src/server/cli/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts', '**/*.test-support.ts'],
    rules: { complexity: 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    plugins: { playwright, e2e: { rules: { 'no-read-after-action': noReadAfterAction } } },
    rules: {
      ...Object.fromEntries(PLAYWRIGHT_RULES.map((rule) => [`playwright/${rule}`, 'error'])),
      'e2e/no-read-after-action': [
        'error',
        { helpersThatWait: ['buy', 'loaded', 'onPaper', 'open', 'roundTrip'] },
      ],
    },
  },
  {
    files: ['e2e/**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'setTimeout', message: 'Wait for what is expected, or run the clock of the page.' },
      ],
      'no-restricted-imports': [
        'error',
        { name: 'node:timers/promises', message: 'Wait for what is expected, or run the clock of the page.' },
      ],
    },
  },
  {
    files: [
      'src/server/main.ts',
      'src/server/config.ts',
      'e2e/**/*.ts',
      'bench/**/*.ts',
      'scripts/**/*.ts',
      '**/*.test.ts',
      '**/*.test-support.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  // Only an interface can be merged into another module's types.
  {
    files: [
      'src/server/platform/call.ts',
      'src/server/testing/postgres.test-support.ts',
      'bench/mutants.setup.part.ts',
    ],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  { files: ['*.config.ts', '*.config.js'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
        fetch: 'readonly',
      },
    },
  },
)
