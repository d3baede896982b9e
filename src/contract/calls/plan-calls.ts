import { z } from 'zod'
import {
  CancelAnswer,
  CheckoutAnswer,
  CheckoutRequest,
  InvoiceList,
  OwnWithdrawal,
  PaymentSettings,
  PortalAnswer,
  TestCheckout,
  TestCheckoutAnswer,
  TestCheckoutQuery,
  TestCheckoutRequest,
  WithdrawalAnswer,
  WithdrawalRequest,
} from '../billing.ts'
import { CurrentSubscription, LimitsAnswer, PlanList, UsageAnswer } from '../subscription.ts'
import { byId, define } from './call.ts'
import { ENDPOINTS } from '../endpoints.ts'

export const PLAN_CALLS = define({
  limits: {
    ...ENDPOINTS.limits,
    access: 'user',
    answer: LimitsAnswer,
    summary: 'What is left in this period',
  },
  currentSubscription: {
    ...ENDPOINTS.currentSubscription,
    access: 'user',
    answer: CurrentSubscription,
    summary: 'Plan and subscription',
  },
  usage: {
    ...ENDPOINTS.usage,
    access: 'user',
    answer: UsageAnswer,
    summary: 'Counts of this period',
  },
  plans: {
    ...ENDPOINTS.plans,
    access: 'public',
    answer: PlanList,
    summary: 'The plan catalogue',
  },
  checkout: {
    ...ENDPOINTS.checkout,
    access: 'user',
    body: CheckoutRequest,
    answer: CheckoutAnswer,
    summary: 'Start buying a plan',
  },
  cancel: {
    ...ENDPOINTS.cancel,
    access: 'user',
    answer: CancelAnswer,
    summary: 'End the subscription at the end of its period',
  },
  reactivate: {
    ...ENDPOINTS.reactivate,
    access: 'user',
    answer: CancelAnswer,
    summary: 'Take a scheduled cancellation or change of plan back',
  },
  paymentSettings: {
    ...ENDPOINTS.paymentSettings,
    access: 'public',
    answer: PaymentSettings,
    summary: 'Whom the browser meets when it buys',
  },
  portal: {
    ...ENDPOINTS.portal,
    access: 'user',
    idempotency: 'none',
    answer: PortalAnswer,
    summary: "A short-lived link to the provider's customer portal",
  },
  invoices: {
    ...ENDPOINTS.invoices,
    access: 'user',
    answer: InvoiceList,
    summary: 'Invoices of the provider',
  },
  invoiceDocument: {
    ...ENDPOINTS.invoiceDocument,
    access: 'user',
    idempotency: 'none',
    params: byId(z.string().min(1).max(80)),
    answer: PortalAnswer,
    summary: 'A short-lived link to the document of one invoice',
  },
  testCheckout: {
    ...ENDPOINTS.testCheckout,
    access: 'user',
    query: TestCheckoutQuery,
    answer: TestCheckout,
    summary: 'What is being bought in the test checkout',
  },
  finishTestCheckout: {
    ...ENDPOINTS.finishTestCheckout,
    access: 'user',
    body: TestCheckoutRequest,
    answer: TestCheckoutAnswer,
    summary: 'Complete or fail a purchase without money',
  },
  ownWithdrawals: {
    ...ENDPOINTS.ownWithdrawals,
    access: 'user',
    answer: z.array(OwnWithdrawal),
    summary: 'Own declarations of withdrawal and what became of them',
  },
  withdraw: {
    ...ENDPOINTS.withdraw,
    access: 'public',
    body: WithdrawalRequest,
    answer: WithdrawalAnswer,
    summary: 'Withdraw from a contract, without signing in',
  },
})
