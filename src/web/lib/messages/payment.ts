/** What is said wherever a plan is bought, ended or taken up again. */
export const paymentMessages = {
  testMode: {
    title: 'Test mode: no money moves',
    text: 'No payment provider is connected here. Buying a plan runs a test checkout: your limits change as they would, and nobody pays.',
  },
  testBought: 'Bought in the test checkout: no money was taken.',
  titleOf: (name: string, period: 'monthly' | 'annual') => (name === 'Free' ? name : `${name} (${period})`),
  done: { title: 'Success', text: 'Subscription updated successfully!' },
  failed: { title: 'Error', text: 'Failed to process subscription' },
  refusedAddress:
    'The address of the checkout is not one of our payment provider, so we did not open it. Nothing was charged.',
  blocked: {
    title: 'The checkout could not be opened',
    text: 'The window of our payment provider did not load. A content blocker or the connection may be the cause. Nothing was charged, and your plan is as it was.',
    reload: 'Reload this page',
  },
  cancel: {
    title: 'Cancel your subscription?',
    text: (plan: string, date: string) => `Your ${plan} plan stays active until ${date}.`,
    after: 'After that your account moves to Free. Your data and history are kept.',
    no: 'Keep Subscription',
    yes: 'Confirm Cancellation',
    working: 'Canceling...',
    done: 'Subscription Cancellation Scheduled',
    failed: { title: 'Cancellation Failed', text: 'Failed to cancel subscription' },
  },
  reactivate: {
    done: 'Subscription Reactivated',
    working: 'Reactivating...',
    failed: { title: 'Reactivation Failed', text: 'Failed to reactivate subscription' },
  },
} as const

export const testCheckoutMessages = {
  title: 'Test checkout',
  lead: 'This page takes the place of a payment provider. No money moves, and it asks for no payment data.',
  mark: 'Test mode: no money moves',
  order: 'What you are about to test',
  plan: 'Plan',
  price: 'Price',
  priceNote: 'would be charged by a real provider; nothing is charged here',
  account: 'Account',
  pay: 'Complete test purchase',
  decline: 'Fail test purchase',
  back: 'Back to plans',
  working: 'Processing...',
  declined: 'The test purchase failed, as a declined payment would',
  failed: 'The test purchase could not be finished. Please try again.',
  loadFailed: 'This test purchase could not be loaded.',
  invalid: {
    title: 'This test purchase is not valid',
    text: 'Its link is incomplete, was used already or belongs to another account. Choose a plan to start again.',
  },
} as const
