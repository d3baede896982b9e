import { expect, test } from 'vitest'
import { overlayOrder } from './overlay.ts'

test('PRICE-19 the overlay gets price, one of it, e-mail, the way back and whose purchase it is', () => {
  const answer = {
    priceId: 'pri_1',
    customerEmail: 'ana@example.test',
    successUrl: 'https://opaline.example/billing?checkout=done',
    userId: 'usr_1',
    planId: 'premium-monthly',
    intent: 'buy_1.signature',
    message: 'not for the provider',
  }

  expect(overlayOrder(answer, 'dark')).toEqual({
    items: [{ priceId: 'pri_1', quantity: 1 }],
    customer: { email: 'ana@example.test' },
    settings: {
      allowLogout: false,
      theme: 'dark',
      successUrl: 'https://opaline.example/billing?checkout=done',
    },
    customData: {
      userId: 'usr_1',
      planId: 'premium-monthly',
      source: 'opaline-web',
      intent: 'buy_1.signature',
    },
  })
})

test('PRICE-17 what the answer does not hold is left out', () => {
  expect(overlayOrder({ priceId: 'pri_1' }, 'light')).toEqual({
    items: [{ priceId: 'pri_1', quantity: 1 }],
    settings: { allowLogout: false, theme: 'light' },
    customData: { source: 'opaline-web' },
  })
})
