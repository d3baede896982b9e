import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

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
    files: [
      'src/server/main.ts',
      'src/server/config.ts',
      'e2e/**/*.ts',
      'bench/**/*.ts',
      '**/*.test.ts',
      '**/*.test-support.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  // Only an interface can be merged into another module's types.
  {
    files: ['src/server/platform/call.ts', 'src/server/testing/postgres.test-support.ts'],
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
