import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { SETTINGS } from './config.ts'

/** Told by Node's own name, or by whoever builds; no setting of ours. */
const NOT_OURS = ['NODE_ENV']
/** What compose needs besides settings of the app. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'GRAFANA_PASSWORD', 'READERS_WORKERS']

const Service = z.object({
  image: z.string().optional(),
  build: z.string().optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  read_only: z.boolean().optional(),
  mem_swappiness: z.number().optional(),
  ulimits: z.object({ core: z.number() }).optional(),
  tmpfs: z.string().optional(),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.object({ environment: z.string() })).default({}),
})

const FILES = ['compose.yaml', 'deploy/compose.yaml']
const read = (file: string) => {
  const text = readFileSync(file, 'utf8')
  return { text, compose: Compose.parse(parse(text, { merge: true })) }
}
const isOurs = ({ build }: z.output<typeof Service>) => build === '.' || build === '..'

test('OPS-11 every setting is in .env.example, and nothing else is', () => {
  const listed = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  )

  expect(listed.toSorted()).toEqual(SETTINGS.filter((name) => !NOT_OURS.includes(name)).toSorted())
})

test.each(FILES)(
  'OPS-11 %s sets what the app knows, and names files, volumes and services that there are',
  (file) => {
    const { text, compose } = read(file)
    const folder = join(file, '..')

    for (const [name, service] of Object.entries(compose.services)) {
      if (isOurs(service))
        expect(
          Object.keys(service.environment).filter((one) => !SETTINGS.includes(one)),
          name,
        ).toEqual([])
      const needed = Array.isArray(service.depends_on)
        ? service.depends_on
        : Object.keys(service.depends_on ?? {})
      expect(
        needed.filter((one) => !(one in compose.services)),
        name,
      ).toEqual([])
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':')
        expect(from.startsWith('.') ? existsSync(join(folder, from)) : from in compose.volumes, volume).toBe(
          true,
        )
      }
      if (service.build !== undefined)
        expect(existsSync(join(folder, service.build, 'Dockerfile'))).toBe(true)
      expect(
        service.secrets.filter((one) => !(one in compose.secrets)),
        name,
      ).toEqual([])
    }
    const asked = [...text.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
    expect(asked.filter((name) => !SETTINGS.includes(name) && !OF_COMPOSE.includes(name))).toEqual([])
  },
)

test.each(FILES)(
  'OPS-11 DEC-19 whatever a photo passes in %s writes to memory only, without swap and core dumps',
  (file) => {
    const { services } = read(file).compose
    const ours = Object.entries(services).filter(([, service]) => isOurs(service))

    expect(ours.length).toBeGreaterThan(0)
    for (const [name, service] of ours)
      expect(service, name).toMatchObject({
        read_only: true,
        tmpfs: '/tmp',
        mem_swappiness: 0,
        ulimits: { core: 0 },
      })
    if (services.proxy) expect(services.proxy).toMatchObject({ mem_swappiness: 0, ulimits: { core: 0 } })
  },
)

test('OPS-11 Prometheus, the proxy and the app look for services and ports that there are', () => {
  const { services } = read('deploy/compose.yaml').compose
  const Scrape = z.object({
    scrape_configs: z.array(
      z.object({
        job_name: z.enum(['opaline', 'opaline-readers']),
        dns_sd_configs: z.array(z.object({ names: z.array(z.string()), port: z.number() })),
        authorization: z.object({ credentials_file: z.literal('/run/secrets/metrics_token') }),
      }),
    ),
    rule_files: z.tuple([z.literal('alerts.yml')]),
  })
  const { scrape_configs } = Scrape.parse(parse(readFileSync('deploy/prometheus/prometheus.yml', 'utf8')))
  const scraped = scrape_configs.flatMap(({ dns_sd_configs }) =>
    dns_sd_configs.flatMap(({ names, port }) => names.map((name) => `${name}:${port}`)),
  )
  const asked = (services.app?.environment.READERS_URL ?? '').split(',').map((url) => new URL(url).host)

  expect(scraped).toEqual(['app:3000', 'readers-1:3100', 'readers-2:3100'])
  expect(asked).toEqual(['readers-1:3100', 'readers-2:3100'])
  for (const place of scraped) expect(services).toHaveProperty(place.split(':')[0] ?? '')
  expect(readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')).toMatch(/server-template \w+ \d+ app:3000 /)
  expect(services.app?.environment.DATABASE_URL).toMatch(/@pgbouncer:6432\/opaline$/)
  expect(readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')).toMatch(
    /^opaline = host=database port=5432[^]*^listen_port = 6432$[^]*^pool_mode = transaction$/m,
  )
})
