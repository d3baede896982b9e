import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { webChunks } from './scripts/web-chunks.ts'

/**
 * Preact stands in for React in all that browsers load and in what renders pages, packages of others among it: the same
 * components in a fifth of the bytes (decision 21).
 */
export const PREACT_FOR_REACT = [
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
  { find: /^react-dom\/(client|server)$/, replacement: 'preact/compat/$1' },
  { find: /^(react|react-dom)$/, replacement: 'preact/compat' },
  { find: /^scheduler$/, replacement: 'preact/compat/scheduler' },
  { find: 'use-sync-external-store/shim/index.js', replacement: 'preact/compat' },
]

export default defineConfig({
  root: 'src/web',
  plugins: [tailwindcss()],
  resolve: {
    alias: PREACT_FOR_REACT,
  },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsDir: 'assets',
    // The content security policy allows fonts and images as files only, never as data inside the style sheet.
    assetsInlineLimit: 0,
    target: 'es2022',
    // The PDF writer imports these for pages and drawings turned into PDF, which we do not do: left out, or they would be
    // built and shipped for nobody.
    rolldownOptions: {
      external: ['canvg', 'dompurify', 'html2canvas'],
      output: { codeSplitting: { groups: [webChunks()] } },
      // 'use client' means nothing where no components of the server are built, and the router asks whether `useOptimistic` is there.
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && !log.message.includes('useOptimistic')) tell(level, log)
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
