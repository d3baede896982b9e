// A rendered page can be read before it can be used. Its scripts are fetched when it has been painted, so that on a slow line
// they take nothing from its text and fonts: at the first touch or key at once, in a page nobody sees yet after a second.
// They run part by part, and between two parts the page answers.
;(function () {
  var document = globalThis.document
  var INPUTS = ['pointerdown', 'keydown', 'touchstart']
  var UNSEEN_MS = 1000
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
