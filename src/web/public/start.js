// A rendered page can be read before it can be used. Its scripts are fetched when it has been painted, so that on a slow line
// they take nothing from its text and fonts: at the first touch or key at once, in a page nobody sees yet after a second.
// They run part by part, and between two parts the page answers. Where the page itself came late, its fonts come after them.
;(function () {
  var document = globalThis.document
  var INPUTS = ['pointerdown', 'keydown', 'touchstart']
  var UNSEEN_MS = 1000
  var SLOW_MS = 600
  var SLOW_RTT_MS = 300
  var FONTS_MS = 10000
  var scripts = null
  function preload(path) {
    var link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = path
    document.head.append(link)
  }
  /** A part that cannot be had is missed by the entry, which fails as it would have without this. */
  function run(parts, entry) {
    function next() {
      globalThis.setTimeout(run, 0, parts.slice(1), entry)
    }
    if (parts.length > 0) return import(parts[0]).then(next, next)
    var script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = ''
    script.src = entry
    document.head.append(script)
  }
  function start() {
    if (scripts === null) return
    INPUTS.forEach(function (name) {
      document.removeEventListener(name, start, true)
    })
    ;[scripts.entry].concat(scripts.parts, scripts.page).forEach(preload)
    run(scripts.parts, scripts.entry)
    scripts = null
  }
  /** By what the browser knows of its line, or where it does not say, by how long this page took. */
  function isSlow() {
    var line = globalThis.navigator.connection
    if (line === undefined) return globalThis.performance.now() > SLOW_MS
    return line.saveData || line.effectiveType !== '4g' || line.rtt >= SLOW_RTT_MS
  }
  if (isSlow()) {
    var useFonts = function () {
      delete document.documentElement.dataset.line
    }
    document.documentElement.dataset.line = 'slow'
    document.addEventListener('alive', useFonts, { once: true })
    globalThis.setTimeout(useFonts, FONTS_MS)
  }

  /** Somebody signed out here and the server has not heard of it: what it made of their account is not for who looks now. */
  function hasSignedOut() {
    try {
      return globalThis.localStorage.getItem('opaline.owed-sign-out') !== null
    } catch {
      return false
    }
  }
  if (hasSignedOut())
    new globalThis.MutationObserver(function (_, observer) {
      var root = document.getElementById('root')
      if (root === null) return
      root.hidden = true
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  document.addEventListener('DOMContentLoaded', function () {
    var list = document.getElementById('scripts')
    if (list === null) return
    scripts = JSON.parse(list.textContent)
    INPUTS.forEach(function (name) {
      document.addEventListener(name, start, true)
    })
    globalThis.requestAnimationFrame(function () {
      globalThis.setTimeout(start, 0)
    })
    globalThis.setTimeout(start, UNSEEN_MS)
  })
})()
