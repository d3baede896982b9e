// Runs before the first paint, so that a dark screen never flashes white. The same key is read by lib/theme.ts.
;(function () {
  var chosen = null
  try {
    chosen = globalThis.localStorage.getItem('opaline.theme')
  } catch {
    // Storage is refused: follow the system.
  }
  var isDark = chosen ? chosen === 'dark' : globalThis.matchMedia('(prefers-color-scheme: dark)').matches
  globalThis.document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
