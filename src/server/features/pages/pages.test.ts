import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CALLS } from '../../../contract/calls.ts'
import type { CosmeticAnalysis } from '../../../contract/analysis.ts'
import { KNOWLEDGE_NAME_PATH, OFFLINE_PAGE_PATH, SHARE_TARGET_PATH } from '../../../contract/offline.ts'
import { openRenderer } from '../../platform/pages/open-pages.ts'
import { createWorld, type Client, type World } from '../../testing/world.test-support.ts'

let world: World
let ana: Client
beforeAll(async () => {
  world = await createWorld({ webDir: 'dist/web', renderPage: await openRenderer(resolve('dist')) })
  ana = await world.as('ana', { firstName: 'Ana' })
})
afterAll(() => world.close())

const BRAND = 'Opaline - Know what touches your skin'
const ORIGIN = 'http://localhost:3000'

/** The elements of the head that belong to this page, by name or property. */
function headOf(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" data-page \/>/g)]
  return {
    title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)" data-page \/>/.exec(head)?.[1],
    data: /<script type="application\/ld\+json" data-page>([^<]*)<\/script>/.exec(head)?.[1],
    names: metas.map(([, name]) => name),
    of: (name: string) => metas.find(([, found]) => found === name)?.[2],
  }
}

const stateOf = (html: string) =>
  JSON.parse(/id="first-state">([^<]*)</.exec(html)?.[1] ?? 'null') as Record<string, unknown>

const PUBLIC = [
  ['/', BRAND],
  ['/pricing', `Pricing · ${BRAND}`],
  ['/about', `About · ${BRAND}`],
  ['/contact', `Contact Us · ${BRAND}`],
  ['/terms', `Terms of Service · ${BRAND}`],
  ['/privacy', `Privacy Policy · ${BRAND}`],
  ['/refund', `Refund Policy · ${BRAND}`],
  ['/withdraw', `Withdraw from contract · ${BRAND}`],
  ['/ingredients', `Ingredient dictionary · ${BRAND}`],
  ['/ingredients/niacinamide', `Niacinamide · ${BRAND}`],
] as const

test('an address with a line break is no page, and writes nothing of its own beside the log', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)

  const { status, body } = await world.client().get('/%0d%0aforged')

  expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
  expect((await world.client().get('/pricing?from=%0a')).status).toBe(200)
})

test.each(['/%', '/%00', '/analysis/%0a', '/%E0%A4%A', '/ingredients/%'])(
  'NF-01 a browser that goes to %s is led to the page that says that there is none',
  async (path) => {
    const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    const { status, headers } = await world.client().get(path, asBrowser)
    const page = await world.client().get(String(headers['location']), asBrowser)

    expect(status).toBe(303)
    expect({ status: page.status, head: headOf(page.text) }).toMatchObject({
      status: 404,
      head: { title: `Page Not Found · ${BRAND}` },
    })
    expect((await world.client().get(`/api${path}`, asBrowser)).status).toBeGreaterThanOrEqual(400)
  },
)

describe('public pages', () => {
  test.each(PUBLIC)(
    'META-01 META-02 META-03 META-04 META-05 META-06 META-09 %s arrives whole, with a head of its own',
    async (path, title) => {
      const { status, text, headers } = await world.client().get(path)
      const head = headOf(text)

      expect(status).toBe(200)
      expect(head).toMatchObject({ title, canonical: ORIGIN + path })
      expect(text.match(/<h1[ >]/g)).toHaveLength(1)
      expect(text).toContain('All rights reserved.')
      expect(text).not.toContain('Loading...')
      expect(head.of('description')?.length).toBeGreaterThan(20)
      expect(head.of('keywords')).toContain(',')
      expect(head.of('robots')).toBe('index')
      for (const name of ['og:title', 'twitter:title']) expect(head.of(name)).toBe(title)
      for (const name of ['og:image', 'twitter:image']) expect(head.of(name)).toMatch(/^http.+\/og\/.+\.png$/)
      expect(head.of('og:url')).toBe(ORIGIN + path)
      expect(new Set(head.names).size).toBe(head.names.length)
      expect(headers['cache-control']).toBe('private, no-cache')
      // Nothing in the page may need a script or a style that the security policy refuses.
      const policy = String(headers['content-security-policy'])
      for (const [, name = '', inside = ''] of text.matchAll(/<(script|style)>([^]*?)<\/\1>/g)) {
        const hash = createHash('sha256').update(inside).digest('base64')
        const allowed = policy.split(';').find((part) => part.startsWith(`${name}-src `))
        expect(allowed).toContain(`'sha256-${hash}'`)
      }
      const others = text.matchAll(/<script([^>]+)>/g)
      for (const [, attributes] of others) expect(attributes).toMatch(/ (src="\/assets|type="application\/)/)
    },
  )

  test('AUTH-38 a page that knows an account is kept nowhere, so that no step back shows it to who comes after', async () => {
    for (const path of ['/', '/pricing', '/profile', '/billing', '/ingredients/niacinamide', '/nowhere']) {
      const { text, headers } = await ana.get(path)
      expect(stateOf(text)).toMatchObject({ [CALLS.getUser.path]: { firstName: 'Ana' } })
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  test('META-08 descriptions and keywords differ from page to page', async () => {
    const heads = await Promise.all(
      PUBLIC.map(async ([path]) => headOf((await world.client().get(path)).text)),
    )

    expect(new Set(heads.map((head) => head.of('description'))).size).toBe(PUBLIC.length)
  })

  test('META-07 home, about, contact and ingredients carry structured data', async () => {
    const typeAt = async (path: string) => {
      const data = headOf((await world.client().get(path)).text).data ?? '{}'
      return (JSON.parse(data) as { '@type'?: string })['@type']
    }

    expect(await typeAt('/')).toBe('WebApplication')
    expect(await typeAt('/about')).toBe('AboutPage')
    expect(await typeAt('/contact')).toBe('ContactPage')
    expect(await typeAt('/ingredients/niacinamide')).toBe('DefinedTerm')
  })

  test('ROUTE-18 ROUTE-19 LAND-02 LAND-03 the first HTML knows who is signed in, and one visitor gets nothing of another', async () => {
    const visitor = (await world.client().get('/')).text
    const member = (await ana.get('/')).text
    const next = (await world.client().get('/')).text

    expect(visitor).toContain('Get Started Free')
    expect(visitor).not.toContain('Start Scanning')
    expect(stateOf(visitor)[CALLS.getUser.path]).toBeNull()
    expect(member).toContain('Start Scanning')
    expect(member).not.toContain('Get Started Free')
    expect(stateOf(member)[CALLS.getUser.path]).toMatchObject({ username: 'ana' })
    expect(next).toBe(visitor)
    expect(next).not.toContain('ana@example.test')
  })

  test('PRICE-01 the prices stand in the first HTML, those of the database', async () => {
    const { text } = await world.client().get('/pricing')

    for (const price of ['$9.99', '$19.99']) expect(text).toContain(price)
    expect(stateOf(text)).toHaveProperty([CALLS.plans.path])
  })
})

describe('pages that the browser makes', () => {
  test.each(['/auth', '/profile', '/face-analysis', '/billing', '/admin'])(
    '%s knows the account and nothing else',
    async (path) => {
      const { status, text } = await ana.get(path)

      expect(status).toBe(200)
      expect(text).toContain('<div id="root"></div>')
      expect(stateOf(text)[CALLS.getUser.path]).toMatchObject({ username: 'ana' })
    },
  )

  test('ROUTE-22 an account that cannot be asked for is left out, and the page asks for itself', async () => {
    const broken = await createWorld({ webDir: 'dist/web', renderPage: await openRenderer(resolve('dist')) })
    const member = await broken.as('ana')
    broken.deps.db.select = () => {
      throw new Error('connection lost')
    }

    const { status, text } = await member.get('/about')

    expect(status).toBe(200)
    expect(stateOf(text)).toEqual({})
    expect(text).toContain('<div id="root"></div>')
    await broken.close()
  })
})

test.each([
  '/dashboard',
  '/history',
  '/compare?ids=a',
  '/profile',
  '/face-analysis',
  '/skin-health-tracker',
  '/billing',
  '/billing/',
  '/test-checkout?intent=a',
  '/admin',
  '/ingredient-analysis',
  '/auth?next=%2Fprofile',
  '/forgot-password',
  '/reset-password?token=a',
  '/verify-email?token=a',
])('META-06 DEC-17 %s says in its first HTML that no index may keep it', async (path) => {
  for (const who of [world.client(), ana]) {
    const { status, text } = await who.get(path)
    expect(status).toBe(200)
    expect(headOf(text).of('robots')).toBe('noindex, nofollow')
  }
})

describe('addresses where nothing is', () => {
  test('ROUTE-21 NF-01 an unknown address is a 404 that no index keeps', async () => {
    const { status, text } = await world.client().get('/no-such-page')

    expect(status).toBe(404)
    expect(text).toContain('Page Not Found')
    expect(headOf(text).of('robots')).toBe('noindex, nofollow')
  })

  test('an unknown ingredient is a 404 and offers the search', async () => {
    const { status, text } = await world.client().get('/ingredients/zorblax')

    expect(status).toBe(404)
    expect(text).toContain('Ingredient Not Found')
    expect(headOf(text).of('robots')).toBe('noindex, nofollow')
  })

  test('no address writes markup into the page', async () => {
    const { text } = await world.client().get('/ingredients/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')

    expect(text).not.toContain('<script>alert')
  })
})

test('DEC-17 RES-01 a shared result comes with its data for a visitor, counted, and without for its owner', async () => {
  const made = (await ana.post('/api/analyze', { ingredientsList: 'Aqua, Glycerin, Parfum' }))
    .body as CosmeticAnalysis
  await ana.post('/api/users/consents', { kind: 'sharing', isGiven: true })
  await ana.patch(`/api/analyses/${made.id}/sharing`, { isPublic: true })
  const path = `/analysis/${made.shareId}`
  const key = CALLS.getPublicAnalysis.path.replace(':id', made.shareId)

  const { headers, text } = await world.client().get(path)

  expect(stateOf(text)[key]).toMatchObject({ shareId: made.shareId, isOwner: false })
  expect(JSON.stringify(stateOf(text)[key])).not.toContain('ana_')
  expect(text).toContain('<h1')
  expect(text).toContain('Parfum')
  expect(/data-score[^>]*>(\d+)</.exec(text)?.[1]).toBe(String(made.analysisResults.overallScore))
  expect(headOf(text).of('og:image')).toBe(`${ORIGIN}/og/analysis/${made.shareId}.png`)
  expect(headOf(text).of('robots')).toBe('noindex, nofollow')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(stateOf((await ana.get(path)).text)).not.toHaveProperty([key])
  await ana.patch(`/api/analyses/${made.id}/sharing`, { isPublic: false })
  expect(stateOf((await world.client().get(path)).text)).not.toHaveProperty([key])
})

describe('crawlers', () => {
  test('robots.txt closes the calls and names the sitemap', async () => {
    const { text } = await world.client().get('/robots.txt')

    expect(text).toContain('Disallow: /api/')
    expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  test('the sitemap lists public pages and ingredients that answer', async () => {
    const { text, headers } = await world.client().get('/sitemap.xml')
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)

    expect(headers['content-type']).toContain('application/xml')
    expect(found.length).toBeGreaterThan(3_000)
    expect(found.length).toBeLessThan(50_000)
    expect(new Set(found).size).toBe(found.length)
    for (const url of [...found.slice(0, 12), ...found.slice(-3)]) {
      expect((await world.client().get(url.replace(ORIGIN, ''))).status).toBe(200)
    }
  })
})

describe('installed and offline', () => {
  test('UX-19 the page for times without a network is the same for everybody, and knows no account', async () => {
    const [visitors, anas] = await Promise.all([
      world.client().get(OFFLINE_PAGE_PATH),
      ana.get(OFFLINE_PAGE_PATH),
    ])

    expect(visitors.status).toBe(200)
    expect(anas.text).toBe(visitors.text)
    expect(stateOf(visitors.text)).toEqual({})
    expect(headOf(visitors.text).of('robots')).toContain('noindex')
    expect(visitors.text).toContain('<script type="module" crossorigin src="/assets/')
  })

  test('UX-19 the service worker is asked for anew each time, keeps that page, and no file that needs the server', async () => {
    const { status, text, headers } = await world.client().get('/service-worker.js')

    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(headers['content-type']).toContain('javascript')
    expect(text).toContain(`url:"${OFFLINE_PAGE_PATH}"`)
    expect(text).toMatch(/engine-worker-[\w-]+\.js/)
    expect(text).not.toMatch(/admin-screen|cosmetic-pdf|blazeface|url:"\/api/)
  })

  test('UX-19 the knowledge for browsers is named by a small file, and never changes under its name', async () => {
    const named = await world.client().get(KNOWLEDGE_NAME_PATH)
    const { file } = named.body as { file: string }
    const known = await world.client().get(`/offline/${file}`)

    expect(named.headers).toMatchObject({ 'cache-control': 'no-cache' })
    expect(known.status).toBe(200)
    expect(known.headers['cache-control']).toContain('immutable')
    expect((known.body as { form: number }).form).toBe(2)
    expect((await world.client().get('/offline/knowledge-0000000000000000.json')).status).toBe(404)
  })

  test('UX-20 what is shared without a service worker is sent back unread, also from another site', async () => {
    const { status, headers } = await ana.post(
      SHARE_TARGET_PATH,
      { text: 'Aqua' },
      { 'sec-fetch-site': 'none' },
    )

    expect(status).toBe(303)
    expect(headers['location']).toBe('/dashboard?shared=lost')
  })
})
