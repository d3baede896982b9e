import { z } from 'zod'
import { AdminHealth, AdminStats, AdminUser } from './admin.ts'
import {
  AnalysisId,
  AnalysisSummary,
  AnalyzeRequest,
  CosmeticAnalysis,
  OcrAnswer,
  PublicCosmeticAnalysis,
  ShareId,
} from './analysis.ts'
import { FaceAnalysis, FaceAnalysisId, FaceAnalysisRequest, FaceAnalysisSummary, SkinTrend } from './face.ts'
import { FeedbackItem, FeedbackRequest, FeedbackStatusRequest } from './feedback.ts'
import {
  CancelAnswer,
  CheckoutAnswer,
  CheckoutRequest,
  CurrentSubscription,
  LimitsAnswer,
  PlanList,
  UsageAnswer,
} from './subscription.ts'
import {
  Acknowledged,
  ForgotPasswordRequest,
  LoginRequest,
  ProfileUpdate,
  RegisterRequest,
  ResetPasswordRequest,
  TokenValidity,
  User,
} from './user.ts'

/** Who may make a call. A route whose call lacks this does not start. */
export type Access = 'public' | 'user' | 'admin' | 'webhook'

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify's notation, below the origin. */
  path: string
  access: Access
  params?: z.ZodType
  /** Absent: the call takes no body. 'multipart': one file in the field `image`. */
  body?: z.ZodType | 'multipart'
  answer: z.ZodType
  summary: string
}

const define = <const C extends Record<string, Call>>(calls: C): C => calls
const byId = <S extends z.ZodType>(id: S) => z.object({ id })

/** Every call of the product, once: routes, the API description and the browser all read from here. */
export const CALLS = define({
  getUser: { method: 'GET', path: '/api/user', access: 'user', answer: User, summary: 'The signed-in user' },
  login: {
    method: 'POST',
    path: '/api/login',
    access: 'public',
    body: LoginRequest,
    answer: User,
    summary: 'Sign in with username or e-mail',
  },
  register: {
    method: 'POST',
    path: '/api/register',
    access: 'public',
    body: RegisterRequest,
    answer: User,
    summary: 'Create an account and sign in',
  },
  logout: {
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    answer: z.undefined(),
    summary: 'Sign out',
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    body: ForgotPasswordRequest,
    answer: Acknowledged,
    summary: 'Send a reset link; the same answer whether the address is known or not',
  },
  forgotPasswordInPage: {
    method: 'POST',
    path: '/api/forgot-password',
    access: 'public',
    body: ForgotPasswordRequest,
    answer: Acknowledged,
    summary: 'The same call as it is made from the sign-in screen',
  },
  validateResetToken: {
    method: 'GET',
    path: '/api/auth/validate-reset-token/:token',
    access: 'public',
    params: z.object({ token: z.string().max(100) }),
    answer: TokenValidity,
    summary: 'Whether a reset token still works; does not use it up',
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    access: 'public',
    body: ResetPasswordRequest,
    answer: Acknowledged,
    summary: 'Set a new password with a reset token',
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/users/profile',
    access: 'user',
    body: ProfileUpdate,
    answer: User,
    summary: 'Change preferences, allergies or skin type',
  },
  ocrExtract: {
    method: 'POST',
    path: '/api/ocr-extract',
    access: 'user',
    body: 'multipart',
    answer: OcrAnswer,
    summary: 'Read the ingredient list on a photo',
  },
  analyze: {
    method: 'POST',
    path: '/api/analyze',
    access: 'user',
    body: AnalyzeRequest,
    answer: CosmeticAnalysis,
    summary: 'Analyse an ingredient list and keep the result',
  },
  listAnalyses: {
    method: 'GET',
    path: '/api/analyses',
    access: 'user',
    answer: z.array(AnalysisSummary),
    summary: 'Own analyses, newest first, as summaries',
  },
  getAnalysis: {
    method: 'GET',
    path: '/api/analyses/:id',
    access: 'user',
    params: byId(AnalysisId),
    answer: CosmeticAnalysis,
    summary: 'One own analysis',
  },
  getPublicAnalysis: {
    method: 'GET',
    path: '/api/public/analyses/:id',
    access: 'public',
    params: byId(ShareId),
    answer: PublicCosmeticAnalysis,
    summary: 'A shared analysis by its share id; the owner also sees a private one',
  },
  faceAnalysis: {
    method: 'POST',
    path: '/api/face-analysis',
    access: 'user',
    body: FaceAnalysisRequest,
    answer: FaceAnalysis,
    summary: 'Analyse a face photo; the photo is not stored',
  },
  listFaceAnalyses: {
    method: 'GET',
    path: '/api/face-analyses',
    access: 'user',
    answer: z.array(FaceAnalysisSummary),
    summary: 'Own face analyses, newest first',
  },
  getFaceAnalysis: {
    method: 'GET',
    path: '/api/face-analyses/:id',
    access: 'user',
    params: byId(FaceAnalysisId),
    answer: FaceAnalysis,
    summary: 'One own face analysis',
  },
  getPublicFaceAnalysis: {
    method: 'GET',
    path: '/api/public/face-analyses/:id',
    access: 'public',
    params: byId(ShareId),
    answer: FaceAnalysis,
    summary: 'A shared face analysis by its share id',
  },
  skinTrends: {
    method: 'GET',
    path: '/api/skin-trends',
    access: 'user',
    answer: z.array(SkinTrend),
    summary: 'Face scores over time',
  },
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
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback',
    access: 'public',
    body: FeedbackRequest,
    answer: Acknowledged,
    summary: 'Write to us',
  },
  listFeedback: {
    method: 'GET',
    path: '/api/feedback',
    access: 'admin',
    answer: z.array(FeedbackItem),
    summary: 'All messages',
  },
  setFeedbackStatus: {
    method: 'PATCH',
    path: '/api/feedback/:id/status',
    access: 'admin',
    params: byId(z.string().max(60)),
    body: FeedbackStatusRequest,
    answer: FeedbackItem,
    summary: 'Mark a message',
  },
  adminStats: {
    method: 'GET',
    path: '/api/admin/stats',
    access: 'admin',
    answer: AdminStats,
    summary: 'Figures of the whole service',
  },
  adminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    answer: z.array(AdminUser),
    summary: 'All accounts',
  },
  adminHealth: {
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    answer: AdminHealth,
    summary: 'State of the parts',
  },
})
export type CallName = keyof typeof CALLS

export type AnswerOf<N extends CallName> = z.output<(typeof CALLS)[N]['answer']>
export type BodyOf<N extends CallName> = (typeof CALLS)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined
