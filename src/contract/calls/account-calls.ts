import { z } from 'zod'
import {
  Acknowledged,
  ForgotPasswordRequest,
  LoginRequest,
  ProfileUpdate,
  RegisterRequest,
  ResetPasswordRequest,
  TokenValidity,
  User,
} from '../user.ts'
import { define } from './call.ts'

export const ACCOUNT_CALLS = define({
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
})
