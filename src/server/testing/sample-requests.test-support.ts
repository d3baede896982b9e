import type { CallName } from '../../contract/calls.ts'

export type SampleRequest = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

const NO_ANALYSIS = 'ana_0000000000000000000000'
const NO_FACE = 'face_0000000000000000000000'
const NO_SHARE = '00000000-0000-4000-8000-000000000000'
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A well-formed request of each call that has anything in it; ids are of things that do not exist. */
export const SAMPLE_REQUESTS: Partial<Record<CallName, SampleRequest>> = {
  login: { body: { username: 'nobody-at-all', password: 'a quiet harbour' } },
  register: {
    body: {
      username: 'nobody-at-all',
      email: 'nobody@example.test',
      password: 'a quiet harbour',
      firstName: 'No',
      lastName: 'Body',
    },
  },
  forgotPassword: { body: { email: 'nobody@example.test' } },
  forgotPasswordInPage: { body: { email: 'nobody@example.test' } },
  passwordStrength: { body: { password: 'a quiet harbour', about: ['nobody-at-all'] } },
  validateResetToken: { params: { token: 'x'.repeat(43) } },
  resetPassword: { body: { token: 'x'.repeat(43), newPassword: 'a louder harbour' } },
  updateProfile: {
    body: {
      skinType: 'dry',
      allergies: ['Nickel'],
      preferences: { veganOnly: true, naturalOnly: false, lowComedogenic: false },
      isPregnant: false,
    },
  },
  changePassword: { body: { currentPassword: 'wrong harbour', newPassword: 'a louder harbour' } },
  endSession: { params: { id: 'x'.repeat(43) } },
  setConsent: { body: { kind: 'sharing', isGiven: true, version: '2026-11' } },
  deleteAccount: { body: { password: 'wrong harbour' } },
  verifyEmail: { body: { token: 'x'.repeat(43) } },
  suggestAllergies: { query: { q: 'nick' } },
  readList: { body: { text: 'Aqua, Glycerin' } },
  searchIngredients: { query: { q: 'glycerin' } },
  getIngredient: { params: { slug: 'glycerin' } },
  analyze: { body: { ingredientsList: 'Aqua, Glycerin', productName: 'Cream', productType: 'leave-on' } },
  getAnalysis: { params: { id: NO_ANALYSIS } },
  cosmeticHistory: { query: { search: 'aqua', sort: 'newest', page: '1', filter: 'all' } },
  renameAnalysis: { params: { id: NO_ANALYSIS }, body: { productName: 'Cream' } },
  deleteAnalysis: { params: { id: NO_ANALYSIS } },
  restoreAnalysis: { params: { id: NO_ANALYSIS } },
  shareAnalysis: { params: { id: NO_ANALYSIS }, body: { isPublic: true, ownerName: 'Ana' } },
  compareAnalyses: { query: { ids: `${NO_ANALYSIS},${NO_ANALYSIS.replace('0', '1')}` } },
  getPublicAnalysis: { params: { id: NO_SHARE } },
  limits: {},
  checkout: { body: { planId: 'standard-monthly' } },
  invoiceDocument: { params: { id: 'txn_none' } },
  testCheckout: { query: { intent: 'buy_none.signature' } },
  finishTestCheckout: { body: { intent: 'buy_none.signature', outcome: 'pay' } },
  withdraw: { body: { name: 'No Body', email: 'nobody@example.test', contract: 'Standard, 1 March' } },
  faceAnalysis: { body: { imageBase64: PIXEL } },
  getFaceAnalysis: { params: { id: NO_FACE } },
  skinHistory: { query: { search: 'dry', sort: 'newest', page: '1', filter: 'all' } },
  deleteFaceAnalysis: { params: { id: NO_FACE } },
  restoreFaceAnalysis: { params: { id: NO_FACE } },
  shareFaceAnalysis: { params: { id: NO_FACE }, body: { isPublic: true, ownerName: 'Ana' } },
  getPublicFaceAnalysis: { params: { id: NO_SHARE } },
  readSample: { body: { sample: 'cream' } },
  sendFeedback: {
    body: {
      name: 'No Body',
      email: 'nobody@example.test',
      subject: 'A question',
      message: 'What does this do?',
    },
  },
  listFeedback: { query: { status: 'new' } },
  setFeedbackStatus: { params: { id: 'msg_none' }, body: { status: 'resolved' } },
  adminFindUsers: { query: { search: 'ana', page: '1' } },
}
