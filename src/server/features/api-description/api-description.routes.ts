import type { App } from '../../platform/http/call.ts'
import { openDescription, PAGE_POLICY } from './api-description.ts'

/** The contract for whoever writes a client: for programs, and as a page. */
export function apiDescriptionRoutes(app: App): void {
  const description = openDescription()
  app.get('/api/openapi.json', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  )
  app.get('/api/docs', { config: { access: 'public', policy: PAGE_POLICY } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(description().page),
  )
}
