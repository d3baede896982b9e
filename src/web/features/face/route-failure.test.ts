import { fc } from '../../../contract/seeded-fast-check.test-support.ts'
import { expect, test } from 'vitest'
import { ApiError, NetworkError } from '../../lib/problem-error.ts'
import { PhotoRefusal } from '../../../contract/skin.ts'
import { commonMessages } from '../../lib/messages/common.ts'
import { skinMessages } from '../../lib/messages/skin.ts'
import { routeFailure } from './route-failure.ts'

const problem = (message: string, code = 'INVALID', fields?: Record<string, string>) =>
  JSON.stringify({ message, code, ...(fields === undefined ? {} : { fields }) })

test.each<[string, number, string, string, string]>([
  ['FACE-36', 429, problem('Used up.', 'LIMIT_EXCEEDED'), 'limit', 'Limit Reached'],
  ['FACE-36', 500, 'LIMIT_EXCEEDED', 'limit', 'Limit Reached'],
  ['FACE-42', 403, problem('LIMIT_EXCEEDED'), 'limit', 'Limit Reached'],
  ['FACE-42', 403, problem('No more.', 'LIMIT_EXCEEDED'), 'limit', 'Limit Reached'],
  ['FACE-42', 413, 'LIMIT_EXCEEDED for objects, landscapes', 'limit', 'Limit Reached'],
  ['FACE-37', 413, '<html><h1>413 Request Entity Too Large</h1></html>', 'too-large', 'Image Too Large'],
  ['FACE-37', 500, '{"error":"Image too large"}', 'too-large', 'Image Too Large'],
  ['FACE-37', 400, problem('The picture is too large.'), 'too-large', 'Image Too Large'],
  ['FACE-37 FACE-42', 403, problem('This is too large.'), 'too-large', 'Image Too Large'],
  ['FACE-38', 403, problem('No.', 'FORBIDDEN'), 'not-face', 'Invalid Image'],
  ['FACE-38', 400, problem('This is inappropriate.'), 'not-face', 'Invalid Image'],
  [
    'FACE-38',
    400,
    problem('Pictures of objects, landscapes or animals: take a clear photo.', 'INVALID_IMAGE'),
    'not-face',
    'Invalid Image',
  ],
  ['FACE-39', 400, problem('Please take a clear photo.', 'INVALID_IMAGE'), 'not-human', 'Invalid Image'],
  ['FACE-39', 400, problem('There is no human face.'), 'not-human', 'Invalid Image'],
  ['FACE-39', 400, 'No human content', 'not-human', 'Invalid Image'],
  ['FACE-40', 422, problem('Please take a clear photo.'), 'other', 'Analysis Failed'],
  ['FACE-40', 500, problem('It broke.', 'INTERNAL'), 'other', 'Analysis Failed'],
  ['B-37', 403, problem('This page is too old.', 'CSRF'), 'other', 'Analysis Failed'],
  ['B-37', 500, problem('Request 413 at 403.', 'INTERNAL'), 'other', 'Analysis Failed'],
  ['FACE-40', 428, problem('Please agree first.', 'CONSENT_REQUIRED'), 'consent', 'Analysis Failed'],
])('%s status %d with %s is %s: %s', (_id, status, body, kind, title) => {
  expect(routeFailure(new ApiError(status, body, null))).toMatchObject({ kind, title })
})

test('FACE-38 FACE-39 the two invalid images ask for different things', () => {
  expect(routeFailure(new ApiError(403, 'no', null)).text).toContain('clear photo of your face')
  expect(routeFailure(new ApiError(400, 'no human content', null)).text).toContain('Human content is needed')
})

test('FACE-40 FACE-41 the message is shown, and without one the specified sentence; markup never', () => {
  const fallback = 'Unable to analyze your photo. Please try again with a clear facial image.'
  expect(routeFailure(new ApiError(500, problem('It broke.', 'INTERNAL'), null)).text).toBe('It broke.')
  expect(routeFailure(new ApiError(500, problem(''), null)).text).toBe(fallback)
  expect(routeFailure(new ApiError(502, '<html>Bad gateway</html>', null)).text).toBe(fallback)
  expect(routeFailure(new Error('anything')).text).toBe(fallback)
  expect(routeFailure(new NetworkError(null)).text).toContain('could not reach the server')
})

test('B-74 full or too fast is told with its time, and is not the limit of the plan', () => {
  expect(routeFailure(new ApiError(429, problem('Slow.', 'RATE_LIMITED'), 30)).text).toBe(
    commonMessages.causes.busy('30 seconds'),
  )
  expect(routeFailure(new ApiError(503, problem('Full.', 'UNAVAILABLE'), 5)).text).toContain('5 seconds')
})

test.each(PhotoRefusal.options)('FACE-38 FACE-39 a photo refused as %s is titled by its reason', (photo) => {
  const message = photo === 'no-face' ? 'Pictures of objects, landscapes: a clear photo.' : 'A clear photo.'
  const { title, text } = routeFailure(new ApiError(400, problem(message, 'INVALID_IMAGE', { photo }), null))

  if (photo === 'no-face') expect(title).toBe('Invalid Image')
  else {
    expect(title).toBe(skinMessages.refusals[photo].title)
    expect(text).not.toContain('Human content')
  }
})

test('the reason why a photo was refused comes along, and only a reason that is known', () => {
  const refused = (photo: string) =>
    routeFailure(new ApiError(400, problem('A clear photo.', 'INVALID_IMAGE', { photo }), null)).refusal
  expect(refused('turned')).toBe('turned')
  expect(refused('something-new')).toBeNull()
})

/** Ids and figures as bodies hold them; none is about the picture. */
const noise = fc.oneof(
  fc.constantFrom('413', '403', '400', 'req_413', '{"n":403}', '<b>413</b>', 'id 4130403'),
  fc.integer().map(String),
  fc.uuid(),
  fc.stringMatching(/^face_[A-Za-z0-9_-]{22}$/),
  fc.ipV4(),
)

test('FACE-42 B-37 no id or figure inside a text is taken for a status: 10,000 bodies', () => {
  const body = fc.oneof(
    fc.array(noise, { maxLength: 5 }).map((parts) => parts.join(' ')),
    fc
      .record({ message: noise, code: fc.constantFrom('INTERNAL', 'UNAVAILABLE'), requestId: noise })
      .map((json) => JSON.stringify(json)),
    fc.record({ error: noise, LIMIT: noise }).map((json) => JSON.stringify(json)),
    fc.json(),
  )
  fc.assert(
    fc.property(body, fc.constantFrom(401, 404, 409, 422, 429, 500, 502, 503), (text, status) => {
      const wording = /too large|inappropriate|objects, landscapes|LIMIT_EXCEEDED/i
      fc.pre(!wording.test(text))
      expect(routeFailure(new ApiError(status, text, null)).kind).toBe('other')
    }),
    { numRuns: 10_000 },
  )
})
