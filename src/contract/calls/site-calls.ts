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
})
