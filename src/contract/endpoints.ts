/** Where a call is made. What it takes and answers stands in `calls/`, by the same name. */
export type Endpoint<Name extends string = string> = {
  name: Name
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fastify's notation, below the origin. */
  path: string
}

const named = <const E extends Record<string, Omit<Endpoint, 'name'>>>(endpoints: E) =>
  Object.fromEntries(
    Object.entries(endpoints).map(([name, endpoint]) => [name, { name, ...endpoint }]),
  ) as unknown as { [Name in keyof E & string]: { name: Name } & E[Name] }

/**
 * Name, method and path of every call, once. The browser asks by these alone: the schemas of answers are heavy, and are fetched with the
 * first answer that has to be checked (web/lib/api.ts).
 */
export const ENDPOINTS = named({
  getUser: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
  forgotPassword: { method: 'POST', path: '/api/auth/forgot-password' },
  forgotPasswordInPage: { method: 'POST', path: '/api/forgot-password' },
  passwordStrength: { method: 'POST', path: '/api/password-strength' },
  validateResetToken: { method: 'GET', path: '/api/auth/validate-reset-token/:token' },
  resetPassword: { method: 'POST', path: '/api/auth/reset-password' },
  updateProfile: { method: 'PATCH', path: '/api/users/profile' },
  changePassword: { method: 'POST', path: '/api/users/password' },
  listSessions: { method: 'GET', path: '/api/users/sessions' },
  endSession: { method: 'DELETE', path: '/api/users/sessions/:id' },
  signOutEverywhere: { method: 'POST', path: '/api/users/sign-out-everywhere' },
  listConsents: { method: 'GET', path: '/api/users/consents' },
  setConsent: { method: 'POST', path: '/api/users/consents' },
  sharedLinks: { method: 'GET', path: '/api/users/shared-links' },
  exportData: { method: 'GET', path: '/api/users/export' },
  deleteAccount: { method: 'POST', path: '/api/users/delete' },
  sendVerification: { method: 'POST', path: '/api/users/verify-email' },
  verifyEmail: { method: 'POST', path: '/api/auth/verify-email' },
  suggestAllergies: { method: 'GET', path: '/api/allergy-terms' },
  ocrExtract: { method: 'POST', path: '/api/ocr-extract' },
  readList: { method: 'POST', path: '/api/read-list' },
  searchIngredients: { method: 'GET', path: '/api/ingredients' },
  getIngredient: { method: 'GET', path: '/api/ingredients/:slug' },
  analyze: { method: 'POST', path: '/api/analyze' },
  listAnalyses: { method: 'GET', path: '/api/analyses' },
  getAnalysis: { method: 'GET', path: '/api/analyses/:id' },
  cosmeticHistory: { method: 'GET', path: '/api/analyses/history' },
  renameAnalysis: { method: 'PATCH', path: '/api/analyses/:id' },
  deleteAnalysis: { method: 'DELETE', path: '/api/analyses/:id' },
  restoreAnalysis: { method: 'POST', path: '/api/analyses/:id/restore' },
  shareAnalysis: { method: 'PATCH', path: '/api/analyses/:id/sharing' },
  compareAnalyses: { method: 'GET', path: '/api/compare' },
  getPublicAnalysis: { method: 'GET', path: '/api/public/analyses/:id' },
  faceAnalysis: { method: 'POST', path: '/api/face-analysis' },
  listFaceAnalyses: { method: 'GET', path: '/api/face-analyses' },
  getFaceAnalysis: { method: 'GET', path: '/api/face-analyses/:id' },
  skinHistory: { method: 'GET', path: '/api/face-analyses/history' },
  deleteFaceAnalysis: { method: 'DELETE', path: '/api/face-analyses/:id' },
  restoreFaceAnalysis: { method: 'POST', path: '/api/face-analyses/:id/restore' },
  shareFaceAnalysis: { method: 'PATCH', path: '/api/face-analyses/:id/sharing' },
  getPublicFaceAnalysis: { method: 'GET', path: '/api/public/face-analyses/:id' },
  skinTrends: { method: 'GET', path: '/api/skin-trends' },
  limits: { method: 'GET', path: '/api/subscription/limits' },
  currentSubscription: { method: 'GET', path: '/api/subscription/current' },
  usage: { method: 'GET', path: '/api/subscription/usage' },
  plans: { method: 'GET', path: '/api/subscription/plans' },
  checkout: { method: 'POST', path: '/api/subscription/checkout' },
  cancel: { method: 'POST', path: '/api/subscription/cancel' },
  reactivate: { method: 'POST', path: '/api/subscription/reactivate' },
  paymentSettings: { method: 'GET', path: '/api/subscription/payment' },
  portal: { method: 'POST', path: '/api/subscription/portal' },
  invoices: { method: 'GET', path: '/api/subscription/invoices' },
  invoiceDocument: { method: 'POST', path: '/api/subscription/invoices/:id/document' },
  testCheckout: { method: 'GET', path: '/api/test-checkout' },
  finishTestCheckout: { method: 'POST', path: '/api/test-checkout' },
  ownWithdrawals: { method: 'GET', path: '/api/withdrawals' },
  withdraw: { method: 'POST', path: '/api/withdrawals' },
  getSite: { method: 'GET', path: '/api/site' },
  readSample: { method: 'POST', path: '/api/sample' },
  sendFeedback: { method: 'POST', path: '/api/feedback' },
  listFeedback: { method: 'GET', path: '/api/feedback' },
  setFeedbackStatus: { method: 'PATCH', path: '/api/feedback/:id/status' },
  adminStats: { method: 'GET', path: '/api/admin/stats' },
  adminRevenue: { method: 'GET', path: '/api/admin/revenue' },
  adminUsers: { method: 'GET', path: '/api/admin/users' },
  adminFindUsers: { method: 'GET', path: '/api/admin/users/search' },
  adminUsage: { method: 'GET', path: '/api/admin/usage' },
  adminWithdrawals: { method: 'GET', path: '/api/admin/withdrawals' },
  answerWithdrawal: { method: 'PATCH', path: '/api/admin/withdrawals/:id' },
  adminAudit: { method: 'GET', path: '/api/admin/audit' },
  adminHealth: { method: 'GET', path: '/api/admin/health' },
})
