// A rendered page shows its buttons and fields before they work. What is clicked, chosen or typed until then is kept and given when
// the page is alive (app/shell/alive.tsx), and no form is sent: the browser alone would write its fields into the address.
;(function () {
  var document = globalThis.document
  var GIVE_UP_MS = 15000
  var clicked = null
  var hasGivenUp = false
  var chosen = new Set()
  var typed = new Map()
  var picked = new Set()
  function isWaiting() {
    var root = document.getElementById('root')
    return root !== null && root.hasAttribute('data-rendered')
  }
  function keepClick(event) {
    // Links work by themselves, and would leave behind what was typed.
    var kept = typed.size > 0 && !hasGivenUp ? 'a, button' : 'button'
    var button = event.target instanceof globalThis.Element ? event.target.closest(kept) : null
    if (button === null || !isWaiting()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    clicked = button
  }
  function keepText(event) {
    var field = event.target
    if (!isWaiting() || !('value' in field)) return
    if (field.type === 'radio' || field.type === 'checkbox') chosen.add(field)
    // Its files stay in the field, and nothing else may write into it.
    else if (field.type === 'file') picked.add(field)
    else typed.set(field, field.value)
  }
  /** What the browser or a password manager put in without a word, before the library writes what it believes. */
  function keepFilledIn() {
    document.querySelectorAll('input, textarea').forEach(function (field) {
      var isText = !['radio', 'checkbox', 'file', 'submit', 'button', 'hidden'].includes(field.type)
      if (isText && field.value !== field.defaultValue && !typed.has(field)) typed.set(field, field.value)
    })
  }
  function refuse(event) {
    if (isWaiting()) event.preventDefault()
  }
  /**
   * As if it were typed now. The library found the text in the field and believes to have written it: it hears of the text only
   * after something else, and if it comes past its own setter. A draft that was laid in meanwhile stays before what was typed.
   */
  function retype(typedText, field) {
    if (!field.isConnected) return
    var isDraft = field.type === 'textarea' && field.value !== '' && field.value !== typedText
    var text = isDraft ? field.value + '\n' + typedText : typedText
    field.value = ''
    var own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    own.set.call(field, text)
    field.dispatchEvent(new globalThis.Event('input', { bubbles: true }))
    // A choice of a list is heard of by this alone.
    if (field.tagName === 'SELECT') field.dispatchEvent(new globalThis.Event('change', { bubbles: true }))
  }
  /** Back to what the library believes, and then as if it were chosen now. */
  function choose(field) {
    if (!field.isConnected) return
    field.checked = !field.checked
    field.click()
  }
  function pick(field) {
    if (field.isConnected) field.dispatchEvent(new globalThis.Event('change', { bubbles: true }))
  }
  /** Tabs and menus open when a button goes down, all others when it comes up again. */
  function press(button) {
    var down = { bubbles: true, cancelable: true, button: 0 }
    button.dispatchEvent(new globalThis.PointerEvent('pointerdown', down))
    button.dispatchEvent(new globalThis.MouseEvent('mousedown', down))
    button.click()
  }
  /** A click of so long ago surprises, and links lead away again. What was typed stays, and no form goes into the address. */
  function giveUp() {
    hasGivenUp = true
    clicked = null
  }
  function end() {
    document.removeEventListener('click', keepClick, true)
    document.removeEventListener('input', keepText, true)
    document.removeEventListener('submit', refuse, true)
    document.removeEventListener('dragover', refuse, true)
    document.removeEventListener('drop', refuse, true)
    document.removeEventListener('waking', keepFilledIn)
    document.removeEventListener('alive', end)
    typed.forEach(retype)
    typed.clear()
    chosen.forEach(choose)
    chosen.clear()
    picked.forEach(pick)
    picked.clear()
    if (clicked !== null && clicked.isConnected) press(clicked)
    clicked = null
  }
  document.addEventListener('click', keepClick, true)
  document.addEventListener('input', keepText, true)
  document.addEventListener('submit', refuse, true)
  // The browser would open the file in place of the page.
  document.addEventListener('dragover', refuse, true)
  document.addEventListener('drop', refuse, true)
  document.addEventListener('waking', keepFilledIn)
  document.addEventListener('alive', end)
  globalThis.setTimeout(giveUp, GIVE_UP_MS)
})()
