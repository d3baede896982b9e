import { z } from 'zod'
import { Plan } from './plans.ts'

/** Whom the browser meets when it buys: the provider's overlay, or our own page that moves no money. */
export const PaymentSettings = z.object({
  mode: z.enum(['paddle', 'test']),
  /** Publishable; null where the overlay is not to be used. */
  clientToken: z.string().nullable(),
  environment: z.enum(['sandbox', 'production']).nullable(),
})
export type PaymentSettings = z.infer<typeof PaymentSettings>

export const CheckoutRequest = z.strictObject({ planId: z.string().min(1).max(60) })

/**
 * With `priceId` the overlay opens; else the browser goes to `checkoutUrl`; else the running subscription was changed
 * and there is nothing more to do.
 */
export const CheckoutAnswer = z
  .object({
    priceId: z.string(),
    customerEmail: z.string(),
    successUrl: z.string(),
    planId: z.string(),
    checkoutUrl: z.string(),
    userId: z.string(),
    /** Signed by the server; travels through the provider and says whose purchase it is. */
    intent: z.string(),
    /** What happened, where nothing more is to do. */
    message: z.string(),
  })
  .partial()
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>

export const CancelAnswer = z.object({ success: z.boolean(), message: z.string() })
export type CancelAnswer = z.infer<typeof CancelAnswer>

export const PortalAnswer = z.object({ url: z.string() })

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  billedAt: z.iso.datetime(),
  /** In whole currency units, as text for people: `$9.99`. */
  totalText: z.string(),
  status: z.enum(['paid', 'due', 'refunded', 'canceled']),
  hasDocument: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceList = z.object({
  invoices: z.array(Invoice),
  /** False: the provider could not be asked now, and the list says nothing. */
  isKnown: z.boolean(),
})
export type InvoiceList = z.infer<typeof InvoiceList>

/** What the page of the test checkout shows. It moves no money and says so. */
export const TestCheckout = z.object({
  intent: z.string(),
  plan: Plan,
  customerEmail: z.string(),
})
export type TestCheckout = z.infer<typeof TestCheckout>

export const TestCheckoutQuery = z.object({ intent: z.string().min(1).max(200) })
export const TestCheckoutRequest = z.strictObject({
  intent: z.string().min(1).max(200),
  outcome: z.enum(['pay', 'decline']),
})
export const TestCheckoutAnswer = z.object({ isPaid: z.boolean(), message: z.string() })
export type TestCheckoutAnswer = z.infer<typeof TestCheckoutAnswer>

/**
 * The declaration of Directive (EU) 2023/2673, article 11a: who, from which contract, and where to send the receipt.
 * No reason is asked for, and nobody has to sign in.
 */
export const WithdrawalRequest = z.strictObject({
  name: z.string().trim().min(2, 'Please enter your name.').max(120),
  email: z.email('Please enter a valid email address.').max(254, 'Please enter a valid email address.'),
  /** What was bought, in the person's own words: a plan, an order or subscription number, a date. */
  contract: z
    .string()
    .trim()
    .min(3, 'Please say which contract you withdraw from.')
    .max(500, 'Please say it in at most 500 characters.'),
})
export type WithdrawalRequest = z.infer<typeof WithdrawalRequest>

export const WithdrawalAnswer = z.object({
  receivedAt: z.iso.datetime(),
  reference: z.string(),
  /** False: the address had its receipts of the day; the declaration counts all the same. */
  isMailed: z.boolean(),
})
export type WithdrawalAnswer = z.infer<typeof WithdrawalAnswer>

export const WithdrawalState = z.enum(['received', 'accepted', 'refused', 'completed'])
export type WithdrawalState = z.infer<typeof WithdrawalState>

/** Why a withdrawal is refused: a closed list, since it goes out by mail in words of ours. */
export const WithdrawalRefusal = z.enum(['no-contract', 'too-late', 'ended-before'])
export type WithdrawalRefusal = z.infer<typeof WithdrawalRefusal>

/** What became of a withdrawal so far. */
export const WithdrawalOutcome = z.object({
  state: WithdrawalState,
  endedAt: z.iso.datetime().nullable(),
  refusal: WithdrawalRefusal.nullable(),
  /** Null where nothing was paid back (yet). The amount is text for people: `$9.99`. */
  refund: z.object({ amountText: z.string(), at: z.iso.datetime() }).nullable(),
})
export type WithdrawalOutcome = z.infer<typeof WithdrawalOutcome>

/** For whoever declared it. */
export const OwnWithdrawal = WithdrawalOutcome.extend({
  reference: z.string(),
  receivedAt: z.iso.datetime(),
})
export type OwnWithdrawal = z.infer<typeof OwnWithdrawal>
