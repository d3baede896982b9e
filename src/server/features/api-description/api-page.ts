import { createHash } from 'node:crypto'
import { BRAND } from '../../../contract/brand.ts'
import { escapeMarkup as text } from '../../platform/pages/escape-markup.ts'
import type { JsonSchema } from './json-schemas.ts'
import type { OpenApi, Operation } from './openapi.ts'
import { schemaMarkup } from './schema-markup.ts'

/** Stands in the page itself, whose policy knows it by its hash. */
const STYLE = `
:root { color-scheme: light dark; --ground: #fbfaf8; --text: #23211f; --quiet: #5d5852; --line: #d9d4cc; --link: #1c5d86; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #191817; --text: #ece8e2; --quiet: #b3aca3; --line: #45413c; --link: #8ec3e6; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 60rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; }
h2 { margin: 3rem 0 1rem; font-size: 1.375rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2rem 0 0; font-size: 1.0625rem; }
h4 { margin: 0.75rem 0 0.25rem; font-size: 0.9375rem; }
p { margin: 0.5rem 0; max-width: 44rem; }
a { color: var(--link); }
code { font: 0.9375em ui-monospace, monospace; }
small { color: var(--quiet); font-size: 0.9375em; }
ul.fields { margin: 0.25rem 0; padding: 0 0 0 1rem; list-style: none; border-left: 2px solid var(--line); }
ul.fields li { margin: 0.25rem 0; }
section > ul.fields > li:not(.good):has(> a:only-child) { display: inline-block; margin-right: 0.75rem; }
nav ul { margin: 0.25rem 0 0.75rem; padding-left: 1rem; list-style: none; }
nav li a, summary { display: inline-block; padding: 0.25rem 0; }
summary { cursor: pointer; }
dt { margin-top: 1rem; }
dd { margin: 0.25rem 0 0; }
:target { outline: 2px solid var(--link); outline-offset: 4px; }
`

/** Nothing but this one style sheet and our own icon: the page has no script. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Listed = { method: string; path: string; operation: Operation }

/** The description for people, as one page that needs nothing else. */
export function apiPage(api: OpenApi): string {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const groups = api.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags[0] === name),
  }))
  const { schemas, responses, parameters } = api.components
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(api.info.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${text(api.info.title)}</h1>
${prose(api.info.description)}
<p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${api.openapi}). <a href="/">${BRAND.name}</a></p>
</header>
<nav aria-label="Calls">${groups.map(contents).join('')}
<p><a href="#headers">Headers</a> · <a href="#schemas">Schemas</a> · <a href="#failures">Failures</a></p></nav>
<main>
${groups.map(({ name, calls: own }) => `<h2 id="${idOf(name)}">${text(name)}</h2>${own.map(callMarkup).join('')}`).join('\n')}
<h2 id="headers">Headers</h2>
<dl>${Object.entries(parameters).map(headerMarkup).join('')}</dl>
<h2 id="schemas">Schemas</h2>
${Object.entries(schemas).map(schemaSection).join('\n')}
<h2 id="failures">Failures</h2>
<dl>${Object.entries(responses).map(failure).join('')}</dl>
</main>
</body>
</html>
`
}

const lastOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

const idOf = (name: string) => text(name.toLowerCase().replace(/\W+/g, '-'))

/** The few signs of Markdown that the description is written with. */
const inline = (words: string) =>
  text(words)
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n', '<br>')
const prose = (words: string) =>
  words
    .split('\n\n')
    .map((part) => `<p>${inline(part)}</p>`)
    .join('\n')

const contents = ({ name, calls }: { name: string; calls: Listed[] }) =>
  `<details><summary>${text(name)}</summary><ul>${calls
    .map(
      ({ method, path, operation }) =>
        `<li><a href="#${text(operation.operationId)}"><b>${method}</b> ${text(path)}</a></li>`,
    )
    .join('')}</ul></details>`

function callMarkup({ method, path, operation }: Listed): string {
  const { operationId, summary, description, parameters, requestBody } = operation
  const own = parameters.filter((parameter) => 'name' in parameter)
  const body = Object.entries(requestBody?.content ?? {})
  return `<section aria-labelledby="${text(operationId)}">
<h3 id="${text(operationId)}"><code><b>${method}</b> ${text(path)}</code></h3>
<p>${text(summary)}. ${text(description)}</p>
<p>Headers: ${parameters.flatMap(({ $ref }) => (typeof $ref === 'string' ? [headerLink($ref)] : [])).join(', ')}</p>
${own.length === 0 ? '' : `<h4>Parameters</h4><ul class="fields">${own.map(parameterMarkup).join('')}</ul>`}
${body.map(([type, { schema }]) => `<h4>Body <small>${text(type)}</small></h4>${schemaMarkup(schema)}`).join('')}
<h4>Answers</h4>
<ul class="fields">${Object.entries(operation.responses).map(answerMarkup).join('')}</ul>
</section>
`
}

function headerLink(ref: string): string {
  const name = text(lastOf(ref))
  return `<a href="#header-${name}">${name}</a>`
}

const headerMarkup = ([id, { name, description }]: [string, JsonSchema]) =>
  `<dt id="header-${text(id)}"><code>${text(String(name))}</code></dt><dd>${inline(String(description))}</dd>`

const parameterMarkup = ({ name, in: place, required, schema }: JsonSchema) =>
  `<li><code>${text(String(name))}</code> <small>${text(String(place))}${required ? ', required' : ''}</small> ${schemaMarkup(schema as JsonSchema)}</li>`

function answerMarkup([status, response]: [string, JsonSchema]): string {
  const ref = response.$ref
  if (typeof ref === 'string') {
    return `<li><a href="#failure-${text(lastOf(ref))}"><code>${text(status)}</code></a></li>`
  }
  const content = response.content as Record<string, { schema: JsonSchema }> | undefined
  const schema = content?.['application/json']?.schema
  return `<li class="good"><code>${text(status)}</code> ${schema ? schemaMarkup(schema) : 'without a body'}</li>`
}

const schemaSection = ([name, schema]: [string, JsonSchema]) =>
  `<section aria-labelledby="schema-${text(name)}"><h3 id="schema-${text(name)}"><code>${text(name)}</code></h3>${schemaMarkup(schema)}</section>`

const failure = ([name, { description }]: [string, JsonSchema]) =>
  `<dt id="failure-${text(name)}"><code>${text(name)}</code></dt><dd>${inline(String(description))}</dd>`
