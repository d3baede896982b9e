import type { Call } from '../../contract/calls.ts'
import type { SampleRequest } from './sample-requests.test-support.ts'

/** A request that nobody means well. `name` says what is wrong with it. */
type BadInput = {
  name: string
  url: string
  method: string
  headers: Record<string, string>
  payload?: string | Buffer
}

/** Text that databases, parsers, patterns and terminals have stumbled over. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['blanks', '   '],
  ['a NUL', 'a\u0000b'],
  ['a NUL alone', '\u0000'],
  ['a lone high surrogate', 'a\ud800b'],
  ['a lone low surrogate', 'a\udc00b'],
  ['a byte order mark', '\ufeffa'],
  ['a non-character', 'a\uffffb'],
  ['right to left', 'a\u202eb\u202c'],
  ['joiners', 'a\u200d\u200d\u200db'],
  ['combining marks', `a${'\u0301'.repeat(200)}`],
  ['emoji', '👩‍🔬'.repeat(20)],
  ['line breaks', 'a\r\nSet-Cookie: sid=x\r\n\r\nb'],
  ['escape codes', '\u001b[31mred\u001b[0m'],
  ['a backspace', 'a\u0008b'],
  ['markup', '<script>alert(1)</script>'],
  ['an attribute', '" onmouseover="alert(1)'],
  ['a template', '${7*7}{{7*7}}'],
  ['SQL', "'; drop table users; --"],
  ['SQL wildcards', '%_%\\'],
  ['a shell', '$(reboot) `reboot`'],
  ['JNDI', '${jndi:ldap://127.0.0.1/a}'],
  ['a path', '../../../../etc/passwd'],
  ['a Windows path', '..\\..\\windows\\win.ini'],
  ['an encoded path', '%2e%2e%2f%00'],
  ['half an escape', '%'],
  ['a broken escape', '%E0%A4%A'],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['toString', 'toString'],
  ['a huge number', '1e999'],
  ['a negative number', '-1'],
  ['not a number', 'NaN'],
  ['a long number', '9'.repeat(400)],
  ['a date beyond time', '275760-09-14T00:00:00.000Z'],
  ['5,000 letters', 'x'.repeat(5_000)],
  ['5,000 brackets', '('.repeat(5_000)],
  ['5,000 commas', ','.repeat(5_000)],
  ['Turkish i', 'İIıi'.repeat(10)],
  ['sharp s', 'ßẞ'.repeat(10)],
  ['ligatures', 'ﬁﬂﷺ'.repeat(10)],
  ['NFD', 'é'.normalize('NFD').repeat(10)],
]

/** Values of another kind than the one that belongs there. */
const FOREIGN: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['true', true],
  ['0', 0],
  ['-0.5', -0.5],
  ['1e308', 1e308],
  ['a list', []],
  ['a list of lists', [[[[]]]]],
  ['an object', {}],
  ['an object that says it is text', { toString: 'x', length: 3 }],
  ['a long list', Array.from({ length: 500 }, () => 'x')],
  ['a list of NULs', ['a\u0000', '\u0000']],
]

const JSON_TYPE = { 'content-type': 'application/json' }

/** Bodies that are no JSON, or not what they say. */
const RAW: readonly (readonly [string, Record<string, string>, string | Buffer])[] = [
  ['no JSON', JSON_TYPE, '{"a":'],
  ['an empty body', JSON_TYPE, ''],
  ['blanks as JSON', JSON_TYPE, '   '],
  ['text as JSON', JSON_TYPE, '"text"'],
  ['a number as JSON', JSON_TYPE, '12'],
  ['a list as JSON', JSON_TYPE, '[]'],
  ['null as JSON', JSON_TYPE, 'null'],
  ['a prototype', JSON_TYPE, '{"__proto__":{"isAdmin":true}}'],
  ['a constructor', JSON_TYPE, '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['deep nesting', JSON_TYPE, `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`],
  ['bytes as JSON', JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00, 0x80])],
  ['a latin letter as JSON', JSON_TYPE, Buffer.from('{"a":"\xe9"}', 'latin1')],
  ['another charset', { 'content-type': 'application/json; charset=utf-16' }, '{"a":1}'],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1&b=2'],
  ['plain text', { 'content-type': 'text/plain' }, 'hello'],
  [
    'XML',
    { 'content-type': 'application/xml' },
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
  ],
  ['no type', {}, '{"a":1}'],
  ['a type that is none', { 'content-type': ';;;' }, '{"a":1}'],
  ['a multipart without a boundary', { 'content-type': 'multipart/form-data' }, 'x'],
  ['an empty multipart', { 'content-type': 'multipart/form-data; boundary=x' }, ''],
  ['a multipart that is none', { 'content-type': 'multipart/form-data; boundary=x' }, 'no part at all'],
  ['a multipart that ends at once', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
  [
    'a multipart cut in its head',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="ima',
  ],
  [
    'a multipart cut in its file',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\x89PNG',
  ],
  [
    'a multipart with a field for a file',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="image"\r\n\r\ntext\r\n--x--\r\n',
  ],
  [
    'a multipart with a prototype',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--x--\r\n',
  ],
  [
    'a multipart without names',
    { 'content-type': 'multipart/form-data; boundary=x' },
    '--x\r\nContent-Type: image/png\r\n\r\nx\r\n--x--\r\n',
  ],
  [
    'a multipart of two files',
    { 'content-type': 'multipart/form-data; boundary=x' },
    `${'--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nx\r\n'.repeat(2)}--x--\r\n`,
  ],
]

/** Heads that are odd, forged or too long. */
const HEADS: readonly (readonly [string, Record<string, string>])[] = [
  ['a cookie that is none', { cookie: 'sid' }],
  ['a cookie of NULs', { cookie: 'sid=%00%00; a=%E0%A4%A' }],
  ['a long cookie', { cookie: `sid=${'x'.repeat(6_000)}` }],
  ['an idempotency key of blanks', { 'idempotency-key': '        ' }],
  ['a long idempotency key', { 'idempotency-key': 'k'.repeat(2_000) }],
  ['a short idempotency key', { 'idempotency-key': 'k' }],
  ['an account that is none', { 'opaline-account': 'usr_\u00ff' }],
  ['another account', { 'opaline-account': 'usr_0000000000000000000000' }],
  ['a forwarded address that is none', { 'x-forwarded-for': 'not an address, ::::' }],
  ['a long forwarded address', { 'x-forwarded-for': '1.1.1.1, '.repeat(500) }],
  ['no host', { host: '' }],
  ['a host of another', { host: 'evil.example' }],
  ['an accept that is none', { accept: '\u00ff;q=a' }],
  ['a range', { range: 'bytes=5-1,-9999999999' }],
  ['a date that is none', { 'if-modified-since': 'yesterday', 'if-none-match': 'W/"' }],
  ['an encoding that is none', { 'accept-encoding': 'gzip;q=NaN, *;q=2' }],
  ['a packed body that is none', { 'content-encoding': 'gzip' }],
]

/** All that is tried at one call: hostile text at every place that takes text, foreign values, raw bodies, odd heads. */
export function badInputs(call: Call, sample: SampleRequest): BadInput[] {
  const make = (
    name: string,
    change: Partial<SampleRequest>,
    headers: Record<string, string> = {},
  ): BadInput => {
    const { params, query, body } = { ...sample, ...change }
    return {
      name,
      method: call.method,
      url: fill(call.path, params) + search(query),
      headers: { ...(body === undefined ? {} : JSON_TYPE), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }
  }
  const raw = (name: string, headers: Record<string, string>, payload: string | Buffer): BadInput => ({
    ...make(name, { body: undefined }),
    headers,
    payload,
  })
  const found: BadInput[] = []
  for (const field of Object.keys(sample.params ?? placesOf(call.path))) {
    for (const [what, text] of HOSTILE)
      found.push(make(`${what} as ${field} of the path`, { params: { ...sample.params, [field]: text } }))
  }
  for (const field of [...Object.keys(sample.query ?? {}), 'unknown']) {
    for (const [what, text] of HOSTILE)
      found.push(make(`${what} as ${field} of the query`, { query: { ...sample.query, [field]: text } }))
  }
  const body = sample.body
  if (typeof body === 'object' && body !== null) {
    for (const field of Object.keys(body)) {
      for (const [what, value] of [...HOSTILE, ...FOREIGN])
        found.push(make(`${what} as ${field}`, { body: { ...body, [field]: value } }))
      found.push(make(`no ${field}`, { body: { ...body, [field]: undefined } }))
    }
    for (const [what, text] of HOSTILE)
      found.push(make(`a field called ${what}`, { body: { ...body, [text]: 1 } }))
  }
  if (call.method !== 'GET')
    for (const [what, headers, payload] of RAW) found.push(raw(what, headers, payload))
  for (const [what, headers] of HEADS) found.push(make(what, {}, headers))
  for (const [what, tail] of TAILS) found.push({ ...make(what, {}), url: make('', {}).url + tail })
  return found
}

/** What may follow an address. */
const TAILS: readonly (readonly [string, string])[] = [
  ['half an escape in the address', '%'],
  ['a NUL in the address', '%00'],
  ['encoded line breaks in the address', '%0d%0aSet-Cookie:%20sid=x'],
  ['a broken escape in the address', '%E0%A4%A'],
  ['a query of brackets', '?a[b][c]=1&a[__proto__]=2'],
  ['a query of 2,000 fields', `?${'a=1&'.repeat(2_000)}`],
  ['a broken query', '?%=%&%E0%A4%A=1&=&&'],
  ['the same field often', '?page=1&page=2&search=a&search=b&ids=a&ids=b&q=1&q=2&intent=a&intent=b'],
  ['a long address', `/${'x'.repeat(5_000)}`],
  ['a slash too many', '//'],
  ['dots', '/../..'],
  ['encoded slashes', '%2f%2f'],
]

/** Places of an address that its sample leaves out. */
function placesOf(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'none']))
}

function fill(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => escapeText(params[name] ?? 'none'))
}

function search(query: Record<string, string> = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${escapeText(value)}`)
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** `encodeURIComponent` throws on half a pair; a hostile sender writes its three bytes. */
function escapeText(text: string): string {
  return [...text]
    .map((letter) =>
      /[\ud800-\udfff]/.test(letter) && letter.length === 1 ? '%ED%A0%80' : encodeURIComponent(letter),
    )
    .join('')
}
