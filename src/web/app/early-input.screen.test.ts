import { afterEach, expect, test } from 'vitest'

afterEach(() => document.querySelector('iframe')?.remove())

/** A rendered page without its scripts, in a frame of its own; `giveUp` lets the time run out that they are waited for. */
async function openRendered(content: string) {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const [view, page] = [frame.contentWindow, frame.contentDocument]
  if (view === null || page === null) throw new Error('The frame has no document')
  let giveUp = () => {}
  Object.assign(view, { setTimeout: (then: () => void) => (giveUp = then) })
  page.body.innerHTML = `<div id="root" data-rendered>${content}</div>`
  const script = page.createElement('script')
  script.textContent = await (await fetch('/early-input.js')).text()
  page.head.append(script)
  const of = (selector: string) => page.querySelector<HTMLInputElement>(selector) as HTMLInputElement
  const heard: string[] = []
  for (const type of ['input', 'submit', 'click'])
    page.addEventListener(type, (event) => {
      heard.push(type)
      if (type === 'click') event.preventDefault()
    })
  return {
    ...{ of, heard },
    giveUp: () => giveUp(),
    type: (selector: string, text: string) => {
      of(selector).value = text
      of(selector).dispatchEvent(new Event('input', { bubbles: true }))
    },
    /** The scripts are there and draw the page. */
    wake: () => void page.dispatchEvent(new Event('waking')),
    come: () => {
      of('#root').removeAttribute('data-rendered')
      page.dispatchEvent(new Event('alive'))
    },
  }
}

test('UX-15 on the slowest line no form writes what was typed into the address, and the page that comes late has it', async () => {
  const page = await openRendered('<form><input name="email" /><button>Send</button></form>')
  page.type('input', 'ana@example.test')
  page.giveUp()

  const sent = new Event('submit', { cancelable: true, bubbles: true })
  page.of('form').dispatchEvent(sent)
  await expect.poll(() => sent.defaultPrevented).toBe(true)
  page.of('input').value = ''
  page.heard.length = 0
  page.come()
  await expect.poll(() => page.of('input').value).toBe('ana@example.test')
  expect(page.heard).toEqual(['input'])
})

test('UX-15 after that a link works by itself, and no click of long ago is made', async () => {
  const page = await openRendered('<input /><a href="#terms">Terms</a><button>Menu</button>')
  page.type('input', 'Aqua')
  page.of('button').click()
  page.giveUp()

  page.heard.length = 0
  page.of('a').click()
  await expect.poll(() => page.heard).toEqual(['click'])
  page.come()
  await expect.poll(() => page.heard).toEqual(['click', 'input'])
})

test('UX-15 what the browser or a password manager filled in without a word is kept, and what nobody filled in is left alone', async () => {
  const page = await openRendered(
    '<form><input name="email" /><textarea name="message"></textarea><input name="name" value="Ana" /><input type="checkbox" name="all" /></form>',
  )
  page.of('[name=email]').value = 'ana@example.test'
  page.of('[name=message]').value = 'Restored by Back'
  page.wake()
  // The library writes what it believes of the fields that it draws itself.
  page.of('[name=message]').value = ''
  page.come()

  expect(page.of('[name=email]').value).toBe('ana@example.test')
  expect(page.of('[name=message]').value).toBe('Restored by Back')
  expect(page.of('[name=name]').value).toBe('Ana')
  expect(page.heard).toEqual(['input', 'input'])
})
