// Runs before the first paint, so that a dark screen never flashes white. The same key is read by lib/theme.ts.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('opaline.theme')
  } catch {
    // Storage is refused: follow the system.
  }
  var isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
