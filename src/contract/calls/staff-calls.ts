import { z } from 'zod'
import {
  AdminHealth,
  AdminRevenue,
  AdminStats,
  AdminUsage,
  AdminUser,
  AdminUserPage,
  AdminUserQuery,
  AdminWithdrawal,
  AuditEntry,
} from '../admin.ts'
import { FeedbackItem, FeedbackQuery, FeedbackRequest, FeedbackStatusRequest } from '../feedback.ts'
import { Acknowledged } from '../user.ts'
import { byId, define } from './call.ts'

export const STAFF_CALLS = define({
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
    query: FeedbackQuery,
    answer: z.array(FeedbackItem),
    summary: 'The newest messages',
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
  adminRevenue: {
    method: 'GET',
    path: '/api/admin/revenue',
    access: 'admin',
    answer: AdminRevenue,
    summary: 'Plans, recurring revenue and churn',
  },
  adminUsers: {
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    answer: z.array(AdminUser),
    summary: 'The newest accounts',
  },
  adminFindUsers: {
    method: 'GET',
    path: '/api/admin/users/search',
    access: 'admin',
    query: AdminUserQuery,
    answer: AdminUserPage,
    summary: 'Accounts, page by page',
  },
  adminUsage: {
    method: 'GET',
    path: '/api/admin/usage',
    access: 'admin',
    answer: AdminUsage,
    summary: 'Calls of the last 30 days by kind',
  },
  adminWithdrawals: {
    method: 'GET',
    path: '/api/admin/withdrawals',
    access: 'admin',
    answer: z.array(AdminWithdrawal),
    summary: 'The newest declarations of withdrawal',
  },
  adminAudit: {
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    answer: z.array(AuditEntry),
    summary: 'What administrators did last',
  },
  adminHealth: {
    method: 'GET',
    path: '/api/admin/health',
    access: 'admin',
    isPolled: true,
    answer: AdminHealth,
    summary: 'State of the parts',
  },
})
