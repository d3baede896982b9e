import {
  CancelAnswer,
  CheckoutAnswer,
  CheckoutRequest,
  CurrentSubscription,
  LimitsAnswer,
  PlanList,
  UsageAnswer,
} from '../subscription.ts'
import { define } from './call.ts'

export const PLAN_CALLS = define({
  limits: {
    method: 'GET',
    path: '/api/subscription/limits',
    access: 'user',
    answer: LimitsAnswer,
    summary: 'What is left in this period',
  },
  currentSubscription: {
    method: 'GET',
    path: '/api/subscription/current',
    access: 'user',
    answer: CurrentSubscription,
    summary: 'Plan and subscription',
  },
  usage: {
    method: 'GET',
    path: '/api/subscription/usage',
    access: 'user',
    answer: UsageAnswer,
    summary: 'Counts of this period',
  },
  plans: {
    method: 'GET',
    path: '/api/subscription/plans',
    access: 'public',
    answer: PlanList,
    summary: 'The plan catalogue',
  },
  checkout: {
    method: 'POST',
    path: '/api/subscription/checkout',
    access: 'user',
    body: CheckoutRequest,
    answer: CheckoutAnswer,
    summary: 'Start buying a plan',
  },
  cancel: {
    method: 'POST',
    path: '/api/subscription/cancel',
    access: 'user',
    answer: CancelAnswer,
    summary: 'End the subscription at the end of its period',
  },
})
