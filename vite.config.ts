import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
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
    rolldownOptions: { external: ['canvg', 'dompurify', 'html2canvas'] },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  preview: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
