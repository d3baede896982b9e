/**
 * What `npm run check` reads in the sources: native rules of oxlint, those that need types by tsgolint, and three plugins
 * written for ESLint. Each rule is named here; none is on because a category or a preset has it.
 */
const words = (text) => text.trim().split(/\s+/)
/** @param {string} plugin - with its slash; empty for the rules of ESLint itself */
const errors = (plugin, text) => Object.fromEntries(words(text).map((rule) => [plugin + rule, 'error']))
const off = (text) => Object.fromEntries(words(text).map((rule) => [rule, 'off']))

/** `eslint:recommended`. Its `no-octal` and `no-dupe-args` are errors of syntax in strict mode, which all files are in. */
const RECOMMENDED = errors(
  '',
  `for-direction no-async-promise-executor no-case-declarations no-compare-neg-zero no-cond-assign
  no-constant-binary-expression no-constant-condition no-control-regex no-debugger no-delete-var no-dupe-else-if
  no-duplicate-case no-empty no-empty-character-class no-empty-pattern no-empty-static-block no-ex-assign
  no-extra-boolean-cast no-fallthrough no-global-assign no-invalid-regexp no-irregular-whitespace no-loss-of-precision
  no-misleading-character-class no-nonoctal-decimal-escape no-prototype-builtins no-regex-spaces no-self-assign
  no-shadow-restricted-names no-sparse-arrays no-unassigned-vars no-unexpected-multiline no-unsafe-finally
  no-unsafe-optional-chaining no-unused-labels no-unused-private-class-members no-unused-vars no-useless-assignment
  no-useless-backreference no-useless-catch no-useless-escape preserve-caught-error require-yield use-isnan
  valid-typeof`,
)

/** Also of `eslint:recommended`; in TypeScript the compiler says it. */
const SAID_BY_THE_COMPILER = `constructor-super getter-return no-class-assign no-const-assign no-dupe-class-members
  no-dupe-keys no-func-assign no-import-assign no-new-native-nonconstructor no-obj-calls no-redeclare no-setter-return
  no-this-before-super no-undef no-unreachable no-unsafe-negation no-with`

/** `recommended` of typescript-eslint, and what is asked beyond it. */
const TYPESCRIPT = {
  ...errors('', 'no-var prefer-const prefer-rest-params prefer-spread'),
  ...errors(
    'typescript/',
    `ban-ts-comment no-array-constructor no-duplicate-enum-values no-empty-object-type no-explicit-any
    no-extra-non-null-assertion no-misused-new no-namespace no-non-null-asserted-optional-chain no-require-imports
    no-this-alias no-unnecessary-type-constraint no-unsafe-declaration-merging no-unsafe-function-type
    no-unused-expressions no-wrapper-object-types prefer-as-const prefer-namespace-keyword triple-slash-reference
    consistent-type-imports no-non-null-assertion`,
  ),
  'typescript/consistent-type-definitions': ['error', 'type'],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
}
const WITH_TYPES = {
  ...errors('typescript/', 'no-floating-promises only-throw-error switch-exhaustiveness-check'),
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
}

/** `recommended` of react-hooks, without what checks the settings of a compiler that is not used here. */
const REACT = errors(
  'react/',
  `error-boundaries exhaustive-deps globals immutability incompatible-library preserve-manual-memoization purity refs
  rules-of-hooks set-state-in-effect set-state-in-render static-components unsupported-syntax use-memo`,
)

const KEYS_AND_MOUSE = words('onClick onMouseDown onMouseUp onKeyPress onKeyDown onKeyUp')
const KEYS = words('onKeyUp onKeyDown onKeyPress')
const LOADING = words('onError onLoad')
const LISTS = words('listbox menu menubar radiogroup tablist tree treegrid')
/** `recommended` of jsx-a11y, with the options that it has there. */
const A11Y = {
  ...errors(
    'jsx-a11y/',
    `alt-text anchor-has-content anchor-is-valid aria-activedescendant-has-tabindex aria-props aria-proptypes aria-role
    aria-unsupported-elements autocomplete-valid click-events-have-key-events heading-has-content html-has-lang
    iframe-has-title img-redundant-alt label-has-associated-control media-has-caption mouse-events-have-key-events
    no-access-key no-autofocus no-distracting-elements no-redundant-roles role-has-required-aria-props
    role-supports-aria-props scope tabindex-no-positive`,
  ),
  'jsx-a11y/interactive-supports-focus': [
    'error',
    { tabbable: words('button checkbox link searchbox spinbutton switch textbox') },
  ],
  'jsx-a11y/no-interactive-element-to-noninteractive-role': [
    'error',
    { tr: ['none', 'presentation'], canvas: ['img'] },
  ],
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    {
      handlers: [...KEYS_AND_MOUSE, ...LOADING],
      ...{ alert: KEYS, body: LOADING, dialog: KEYS, iframe: LOADING, img: LOADING },
    },
  ],
  'jsx-a11y/no-noninteractive-element-to-interactive-role': [
    'error',
    {
      ...{
        ul: LISTS,
        ol: LISTS,
        table: ['grid'],
        td: ['gridcell'],
        fieldset: ['radiogroup', 'presentation'],
      },
      li: words('menuitem menuitemradio menuitemcheckbox option row tab treeitem'),
    },
  ],
  'jsx-a11y/no-noninteractive-tabindex': [
    'error',
    { tags: [], roles: ['tabpanel'], allowExpressionValues: true },
  ],
  'jsx-a11y/no-static-element-interactions': [
    'error',
    { allowExpressionValues: true, handlers: KEYS_AND_MOUSE },
  ],
}

/** Its rules for `toBeVisible` and the like have nothing to hold on to: the assertions here are those of Vitest. */
const PLAYWRIGHT = errors(
  'playwright/',
  `missing-playwright-await valid-expect valid-expect-in-promise no-useless-await
  no-wait-for-timeout no-wait-for-selector no-wait-for-navigation no-networkidle no-page-pause
  no-element-handle no-eval no-force-option no-unsafe-references no-unused-locators
  prefer-locator no-focused-test no-skipped-test no-identical-title no-conditional-expect`,
)

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use z.enum or an `as const` object.' }
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' }
const noSloppyMode = {
  selector: "Program:not(:has(> ExpressionStatement[directive='use strict']))",
  message: "A script needs 'use strict'.",
}
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
const noHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Text only: labels and models are untrusted.',
}
const noDeadPage = {
  selector:
    "CallExpression[callee.object.name!='location'][callee.property.name=/^(goto|reload)$/]:not(:has(Property[key.name='waitUntil'][value.value='commit']))",
  message:
    "A page that the server made answers only after its scripts took it over: `open` and `reload` of world.ts wait for that. For the time before: waitUntil: 'commit'.",
}
const noTimer = 'Wait for what is expected, or run the clock of the page.'

export default {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['eslint-plugin-playwright', 'eslint-plugin-regexp', './scripts/lint-plugin.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/**',
    'node_modules/**',
    '.cache/**',
    '.data/**',
    'src/server/db/migrations/**',
    '**/*.mts',
  ],
  rules: { ...RECOMMENDED, ...errors('', SAID_BY_THE_COMPILER) },
  overrides: [
    {
      files: ['**/*.ts', '**/*.tsx'],
      rules: {
        ...off(SAID_BY_THE_COMPILER),
        ...TYPESCRIPT,
        ...WITH_TYPES,
        'no-console': 'error',
        complexity: ['error', 12],
        'opaline/no-restricted-syntax': ['error', noEnum, noDefaultExport],
        'no-restricted-properties': [
          'error',
          { object: 'process', property: 'env', message: 'Only main.ts and config.ts read the environment.' },
        ],
      },
    },
    {
      files: ['src/engine/**/*.ts'],
      rules: { 'opaline/no-restricted-syntax': ['error', noEnum, noDefaultExport, ...noClock] },
    },
    // What strangers write is read in a time that grows with its length and no faster.
    {
      files: ['src/{contract,engine,readers,web}/**/*.{ts,tsx}', 'src/server/{features,platform}/**/*.ts'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/*.test-support.ts'],
      rules: errors('regexp/', 'no-super-linear-backtracking no-super-linear-move'),
    },
    {
      files: ['src/web/**/*.tsx', 'src/web/**/*.ts'],
      rules: {
        ...REACT,
        ...A11Y,
        'opaline/no-restricted-syntax': ['error', noEnum, noDefaultExport, noHtml],
      },
    },
    { files: ['bench/**/*.ts', 'src/server/cli/**/*.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts', '**/*.test-support.ts'],
      rules: { complexity: 'off' },
    },
    {
      files: ['e2e/**/*.ts'],
      rules: {
        ...PLAYWRIGHT,
        'opaline/no-read-after-action': [
          'error',
          { helpersThatWait: ['buy', 'loaded', 'onPaper', 'roundTrip'], helpersThatAct: ['open', 'reload'] },
        ],
      },
    },
    {
      files: ['e2e/**/*.test.ts', 'e2e/*-steps.ts'],
      rules: { 'opaline/no-restricted-syntax': ['error', noEnum, noDefaultExport, noDeadPage] },
    },
    {
      files: ['src/web/**/*.screen.test.ts'],
      rules: { 'opaline/no-read-after-action': ['error', { helpersThatAct: ['openScreen'] }] },
    },
    {
      files: ['e2e/**/*.test.ts', 'src/web/**/*.screen.test.ts'],
      rules: {
        'no-restricted-globals': ['error', { name: 'setTimeout', message: noTimer }],
        'no-restricted-imports': ['error', { name: 'node:timers/promises', message: noTimer }],
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
        'src/server/platform/http/call.ts',
        'src/server/testing/postgres.test-support.ts',
        'bench/mutants.setup.part.ts',
        'src/web/testing/screen.test-support.tsx',
      ],
      rules: { 'typescript/consistent-type-definitions': 'off' },
    },
    { files: ['./*.config.ts'], rules: { 'opaline/no-restricted-syntax': 'off' } },
    {
      files: ['**/*.cjs'],
      env: { commonjs: true },
      rules: { 'opaline/no-restricted-syntax': ['error', noSloppyMode] },
    },
    {
      files: ['**/*.mjs'],
      globals: Object.fromEntries(
        words('process console URL setTimeout clearTimeout Buffer fetch').map((name) => [name, 'readonly']),
      ),
    },
  ],
}
