export { advanceTestSubscription, type Advanced } from './advance.ts'
export { endSubscriptionsSoon, reconcile } from './reconcile.ts'
export { renewTestSubscriptions } from './test-checkout.ts'
export { forgetOldPayloads, processWaiting, receiveEvent, replayParked } from './webhook.ts'
