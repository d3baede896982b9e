import { expect, test } from 'vitest'
import { checkoutAddress } from './checkout-address.ts'

const HTTPS = 'https://opaline.example'
const HTTP = 'http://localhost:3000'

test.each([
  'https://buy.paddle.com/checkout/custom/1',
  'https://sandbox-buy.paddle.com/x?y=1',
  'https://customer-portal.paddle.com/cpl_01',
  `${HTTPS}/test-checkout?intent=a.b`,
  '/test-checkout?intent=a.b',
])('PRICE-20 DEC-51 %s is opened', (sent) => {
  expect(checkoutAddress(sent, HTTPS)?.href).toBe(new URL(sent, HTTPS).href)
})

test.each([
  'http://buy.paddle.com/x',
  'https://buy.paddle.com:8443/x',
  'https://paddle.com.evil.example/x',
  'https://buy.paddle.com@evil.example/x',
  'https://evilpaddle.com/x',
  'https://evil.example/.paddle.com',
  'https://buy.paddle.com.',
  '//evil.example/x',
  '/\\evil.example/x',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:https://buy.paddle.com/x',
  `blob:${HTTPS}/x`,
  'http://opaline.example/test-checkout',
  'https://opaline.example:444/test-checkout',
  'https://',
])('DEC-51 %s is refused', (sent) => {
  expect(checkoutAddress(sent, HTTPS)).toBeNull()
})

test('DEC-51 plain http only where the app itself stands on that very origin', () => {
  expect(checkoutAddress(`${HTTP}/test-checkout`, HTTP)?.pathname).toBe('/test-checkout')
  expect(checkoutAddress('http://localhost:3001/test-checkout', HTTP)).toBeNull()
  expect(checkoutAddress('http://buy.paddle.com/x', HTTP)).toBeNull()
})
