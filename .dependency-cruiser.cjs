'use strict'

/** The table of docs/architecture.md as rules. Capture groups cover a new feature the day it appears. */
const TEST = '\\.(test|test-support)\\.tsx?$'
/**
 * Who reads what older versions stored, or others answered. Everything else knows the shapes of today only, so that
 * `src/contract/older-shapes/` can be deleted with the lines in these files that call it.
 */
const READ_OLDER_SHAPES = [
  'src/server/db/results/stored-results\\.ts',
  'src/server/features/skin/skin-row\\.ts',
  'src/web/documents/face-facts\\.ts',
  'src/web/features/face/face-queries\\.ts',
  'src/web/features/face/report/read-shown-report\\.ts',
  'src/web/features/result/(result-queries|waiting-result)\\.tsx?',
  'src/web/lib/queries/(analyses|plan)-queries\\.ts',
]
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-words-only',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: TEST },
      to: { pathNot: ['^src/contract/', '^node_modules/zod/'] },
    },
    {
      name: 'older-shapes-are-read-in-named-files',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [TEST, '^src/contract/older-shapes/', ...READ_OLDER_SHAPES.map((path) => `^${path}$`)],
      },
      to: { path: '^src/contract/older-shapes/' },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: TEST },
      to: { pathNot: ['^src/engine/', '^src/contract/'] },
    },
    {
      name: 'readers-read',
      severity: 'error',
      from: { path: '^src/readers/', pathNot: TEST },
      to: {
        path: ['^src/', '^node_modules/'],
        pathNot: [
          '^src/readers/',
          '^src/contract/',
          '^src/engine/',
          '^node_modules/(zod|sharp|onnxruntime-(node|common)|@gutenye|@tensorflow|@vladmandic|tinypool|@types)/',
        ],
      },
    },
    {
      name: 'readers-take-types-from-the-engine',
      severity: 'error',
      from: { path: '^src/readers/', pathNot: TEST },
      to: { path: '^src/engine/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-feature-by-its-front-door',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/' },
      to: {
        path: '^src/server/features/([^/]+)/',
        pathNot: ['^src/server/features/$1/', '^src/server/features/([^/]+)/\\1\\.ts$'],
      },
    },
    {
      name: 'sql-lives-in-queries',
      severity: 'error',
      from: { path: '^src/server/(features|platform)/', pathNot: ['\\.queries\\.ts$', TEST] },
      to: { path: ['^node_modules/drizzle-orm/', '^src/server/db/tables/'] },
    },
    {
      name: 'http-lives-in-routes',
      severity: 'error',
      from: { path: '^src/server/features/', pathNot: ['\\.routes\\.ts$', TEST] },
      to: { path: ['^node_modules/@?fastify', '^src/server/platform/http/(call|http|errors)\\.ts$'] },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/(platform|db)/', pathNot: TEST },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'server-never-sees-screens',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'screens-never-see-the-server',
      severity: 'error',
      from: { path: '^src/web/', pathNot: TEST },
      to: {
        path: ['^src/server/', '^src/readers/', '^node_modules/(sharp|onnxruntime|fastify|drizzle-orm|pg)'],
        pathNot: '^src/readers/face/core/',
      },
    },
    {
      name: 'screen-features-stand-apart',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/(features|app)/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'ui-knows-no-feature',
      severity: 'error',
      from: { path: '^src/web/(ui|lib)/' },
      to: { path: '^src/web/(features|app)/' },
    },
    {
      name: 'ui-fetches-nothing',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: ['^src/web/lib/api', '^node_modules/@tanstack/'] },
    },
    {
      name: 'widget-library-only-in-ui',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/ui/' },
      to: { path: '^node_modules/react-image-crop/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    preserveSymlinks: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
