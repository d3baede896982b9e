import { SampleAnswer, SampleRequest } from '../sample.ts'
import { SiteFacts } from '../site.ts'
import { define } from './call.ts'

export const SITE_CALLS = define({
  getSite: {
    method: 'GET',
    path: '/api/site',
    access: 'public',
    answer: SiteFacts,
    summary: 'Figures, promises and addresses of this service',
  },
  readSample: {
    method: 'POST',
    path: '/api/sample',
    access: 'public',
    idempotency: 'none',
    body: SampleRequest,
    answer: SampleAnswer,
    summary: 'Analyse one of the sample labels; takes no text',
  },
})
