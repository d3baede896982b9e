import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { noReadAfterAction } from './no-read-after-action.mjs'

RuleTester.describe = describe
RuleTester.it = it

const body = (...lines: string[]) => `test('x', async () => {\n${lines.join('\n')}\n})`
const read = (action: string, line: number) => ({ messageId: 'read', data: { action, line: String(line) } })
const absence = (action: string, line: number) => ({
  messageId: 'absence',
  data: { action, line: String(line) },
})

new RuleTester().run('no-read-after-action', noReadAfterAction, {
  valid: [
    { name: 'nothing was done', code: body('expect(await list.count()).toBe(2)') },
    {
      name: 'a wait for what shows',
      code: body(
        'await a.click()',
        "await page.getByText('Saved').waitFor()",
        'expect(await list.count()).toBe(0)',
      ),
    },
    {
      name: 'a poll, and what stands beside it',
      code: body(
        'await a.click()',
        'await expect.poll(() => list.count()).toBe(2)',
        'expect(await b.count()).toBe(0)',
      ),
    },
    {
      name: 'an element that is waited for',
      code: body(
        'await a.click()',
        'await expect.element(b).toBeVisible()',
        'expect(list.elements()).toHaveLength(2)',
      ),
    },
    {
      name: 'a promise made before and awaited after',
      code: body(
        "const sent = page.waitForRequest('**/api')",
        'await a.click()',
        'expect((await sent).method()).toBe("POST")',
        'expect(await b.count()).toBe(0)',
      ),
    },
    {
      name: 'waiting and acting at once',
      code: body(
        "const [file] = await Promise.all([page.waitForEvent('download'), a.click()])",
        "expect(file.name()).toBe('x')",
      ),
    },
    {
      name: 'several promises made before',
      code: body('await a.click()', 'await Promise.all([sent, answered])', 'expect(calls).toEqual([])'),
    },
    {
      name: 'a function of the same file that waits at its end',
      code: `async function go(page) { await page.goto('/'); await page.locator('h1').waitFor() }
        ${body('await go(page)', 'expect(await page.title()).toBe("x")')}`,
    },
    {
      name: 'a function that hands its wait back',
      code: `const seen = (page) => page.locator('h1').waitFor()
        ${body('await a.click()', 'await seen(page)', 'expect(await page.title()).toBe("x")')}`,
    },
    {
      name: 'a function of another file that is known to wait',
      code: body('await a.click()', "await buy(page, 'Premium')", 'expect(await b.count()).toBe(0)'),
      options: [{ helpersThatWait: ['buy'] }],
    },
    {
      name: 'a value that was read and waited for before',
      code: body('const title = await h1.innerText()', 'await a.click()', "expect(title).toBe('x')"),
    },
    {
      name: 'what an answer held',
      code: body(
        'await a.click()',
        "const answer = await context.request.post('/api')",
        'expect(answer.status()).toBe(200)',
      ),
    },
    {
      name: 'what a stub does is no action of the test',
      code: body(
        "await page.route('**', async (route) => { await other.click() })",
        'expect(await list.count()).toBe(2)',
      ),
    },
    {
      name: 'an evaluate for its value',
      code: body('const y = await page.evaluate(() => scrollY)', 'expect(await list.count()).toBe(2)'),
    },
    { name: 'filling an array', code: body('const all = Array(3).map((x) => x)', 'expect(all).toEqual([])') },
    {
      name: 'both branches wait',
      code: body(
        'if (isPhone) { await a.click(); await b.waitFor() } else await c.waitFor()',
        'expect(await list.count()).toBe(2)',
      ),
    },
  ],
  invalid: [
    {
      name: 'the own document',
      code: body('await a.click()', "expect(document.title).toBe('x')"),
      errors: [read('click', 2)],
      output: body('await a.click()', "await expect.poll(() => document.title).toBe('x')"),
    },
    {
      name: 'what stands in the document right after a screen was opened',
      options: [{ helpersThatAct: ['openScreen'] }],
      code: body("await openScreen('/x')", 'expect(list.elements()).toHaveLength(2)'),
      errors: [read('openScreen', 2)],
      output: body("await openScreen('/x')", 'await expect.poll(() => list.elements()).toHaveLength(2)'),
    },
    {
      name: 'a read right after a click',
      code: body('await a.click()', 'expect(await list.count()).toBe(2)'),
      errors: [read('click', 2)],
      output: body('await a.click()', 'await expect.poll(() => list.count()).toBe(2)'),
    },
    {
      name: 'each of several reads',
      code: body('await a.press("Tab")', 'expect(await b.count()).toBe(2)', 'expect(page.url()).toBe("x")'),
      errors: [read('press', 2), read('press', 2)],
      output: body(
        'await a.press("Tab")',
        'await expect.poll(() => b.count()).toBe(2)',
        'await expect.poll(() => page.url()).toBe("x")',
      ),
    },
    {
      name: 'an absence, which polling would not prove',
      code: body('await a.click()', 'expect(await list.count()).toBe(0)'),
      errors: [absence('click', 2)],
      output: null,
    },
    ...[
      '.not.toContain(1)',
      '.toEqual([])',
      '.toBeNull()',
      '.toBe(false)',
      ".toBe('')",
      '.toHaveLength(0)',
    ].map((matcher) => ({
      name: `an absence: ${matcher}`,
      code: body('await page.keyboard.type("x")', `expect(await list.allInnerTexts())${matcher}`),
      errors: [absence('type', 2)],
      output: null,
    })),
    {
      name: 'acting on another element is no wait',
      code: body('await a.click()', 'await b.hover()', "expect(await c.innerText()).toBe('x')"),
      errors: [read('hover', 3)],
      output: body('await a.click()', 'await b.hover()', "await expect.poll(() => c.innerText()).toBe('x')"),
    },
    {
      name: 'neither is a fixed time',
      code: body('await a.click()', 'await page.waitForTimeout(300)', 'expect(await b.count()).toBe(1)'),
      errors: [read('click', 2)],
      output: body(
        'await a.click()',
        'await page.waitForTimeout(300)',
        'await expect.poll(() => b.count()).toBe(1)',
      ),
    },
    {
      name: 'nor is a wait that nobody awaits',
      code: body(
        'await a.click()',
        "const sent = page.waitForRequest('x')",
        'expect(await b.count()).toBe(1)',
      ),
      errors: [read('click', 2)],
      output: body(
        'await a.click()',
        "const sent = page.waitForRequest('x')",
        'await expect.poll(() => b.count()).toBe(1)',
      ),
    },
    {
      name: 'what listeners collect',
      code: body(
        'const asked = []',
        "page.on('request', (request) => asked.push(request))",
        'await a.click()',
        'expect(asked).toHaveLength(1)',
      ),
      errors: [read('click', 4)],
      output: body(
        'const asked = []',
        "page.on('request', (request) => asked.push(request))",
        'await a.click()',
        'await expect.poll(() => asked).toHaveLength(1)',
      ),
    },
    {
      name: 'a variable that was read too early, whatever waited since',
      code: body('await a.click()', 'const n = await b.count()', 'await c.waitFor()', 'expect(n).toBe(2)'),
      errors: [read('click', 2)],
      output: null,
    },
    {
      name: 'an evaluate for its effect',
      code: body('await page.evaluate(() => window.scrollTo(0, 9))', 'expect(await b.count()).toBe(1)'),
      errors: [read('evaluate', 2)],
      output: body(
        'await page.evaluate(() => window.scrollTo(0, 9))',
        'await expect.poll(() => b.count()).toBe(1)',
      ),
    },
    {
      name: 'an advanced clock',
      code: body('const asked = []', 'await page.clock.runFor(29_000)', 'expect(asked).toEqual([])'),
      errors: [absence('runFor', 3)],
      output: null,
    },
    {
      name: 'a function of the same file that ends with an action, and is no read to repeat',
      code: `const words = async () => { await a.click(); return b.innerText() }
${body("expect(await words()).toBe('x')")}`,
      errors: [read('words', 3)],
      output: null,
    },
    {
      name: 'a function of this file that only shares its name with one that waits',
      code: `const open = (page) => page.goto('/')
${body('await open(page)', "expect(await b.innerText()).toBe('x')")}`,
      options: [{ helpersThatWait: ['open'] }],
      errors: [read('open', 3)],
      output: `const open = (page) => page.goto('/')
${body('await open(page)', "await expect.poll(() => b.innerText()).toBe('x')")}`,
    },
    {
      name: 'an assertion inside a function that is called after an action',
      code: `const check = async () => { expect(await b.count()).toBe(1) }
${body('await a.click()', 'await check()')}`,
      errors: [read('click', 3)],
      output: `const check = async () => { await expect.poll(() => b.count()).toBe(1) }
${body('await a.click()', 'await check()')}`,
    },
    {
      name: 'the next round of a loop',
      code: body('for (const one of all) {', 'expect(await b.count()).toBe(1)', 'await one.click()', '}'),
      errors: [read('click', 4)],
      output: body(
        'for (const one of all) {',
        'await expect.poll(() => b.count()).toBe(1)',
        'await one.click()',
        '}',
      ),
    },
    {
      name: 'one branch of two',
      code: body('if (isPhone) await a.click()', 'expect(await b.count()).toBe(1)'),
      errors: [read('click', 2)],
      output: body('if (isPhone) await a.click()', 'await expect.poll(() => b.count()).toBe(1)'),
    },
    {
      name: 'a callback that runs at once',
      code: body('await Promise.all(all.map((one) => one.click()))', 'expect(await b.count()).toBe(1)'),
      errors: [read('click', 2)],
      output: body(
        'await Promise.all(all.map((one) => one.click()))',
        'await expect.poll(() => b.count()).toBe(1)',
      ),
    },
    {
      name: 'an object, a message and an await deep inside',
      code: body('await a.click()', "expect({ path, n: await b.count() }, 'here').toEqual({ path, n: 1 })"),
      errors: [read('click', 2)],
      output: body(
        'await a.click()',
        "await expect.poll(async () => ({ path, n: await b.count() }), { message: 'here' }).toEqual({ path, n: 1 })",
      ),
    },
  ],
})
