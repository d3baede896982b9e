import { SampleAnswer, SampleRequest } from '../sample.ts'
import { SiteFacts } from '../site.ts'
import { define } from './call.ts'
import { ENDPOINTS } from '../endpoints.ts'

export const SITE_CALLS = define({
  getSite: {
    ...ENDPOINTS.getSite,
    access: 'public',
    answer: SiteFacts,
    summary: 'Figures, promises and addresses of this service',
  },
  readSample: {
    ...ENDPOINTS.readSample,
    access: 'public',
    idempotency: 'none',
    body: SampleRequest,
    answer: SampleAnswer,
    summary: 'Analyse one of the sample labels; takes no text',
  },
})
