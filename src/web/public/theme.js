// Runs before the first paint, so that a dark screen never flashes white, and follows the system from then on: a page that
// came rendered is looked at before its scripts are there. The same key is read by lib/theme.ts.
;(function () {
  var system = globalThis.matchMedia('(prefers-color-scheme: dark)')

  function chosen() {
    try {
      return globalThis.localStorage.getItem('opaline.theme')
    } catch {
      // Storage is refused: follow the system.
      return null
    }
  }

  function paint() {
    var theme = chosen() || (system.matches ? 'dark' : 'light')
    globalThis.document.documentElement.dataset.theme = theme === 'dark' ? 'dark' : 'light'
    // The bar of the browser or of the installed app has the colour of the paper (tokens.css).
    var bar = globalThis.document.querySelector('meta[name="theme-color"]')
    if (bar !== null) bar.content = theme === 'dark' ? '#121614' : '#FBF8F3'
  }

  paint()
  system.addEventListener('change', paint)
})()
