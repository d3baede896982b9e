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
  WithdrawalStep,
} from '../admin.ts'
import { FeedbackItem, FeedbackQuery, FeedbackRequest, FeedbackStatusRequest } from '../feedback.ts'
import { Acknowledged } from '../user.ts'
import { byId, define } from './call.ts'
import { ENDPOINTS } from '../endpoints.ts'

export const STAFF_CALLS = define({
  sendFeedback: {
    ...ENDPOINTS.sendFeedback,
    access: 'public',
    body: FeedbackRequest,
    answer: Acknowledged,
    summary: 'Write to us',
  },
  listFeedback: {
    ...ENDPOINTS.listFeedback,
    access: 'admin',
    query: FeedbackQuery,
    answer: z.array(FeedbackItem),
    summary: 'The newest messages',
  },
  setFeedbackStatus: {
    ...ENDPOINTS.setFeedbackStatus,
    access: 'admin',
    params: byId(z.string().max(60)),
    body: FeedbackStatusRequest,
    answer: FeedbackItem,
    summary: 'Mark a message',
  },
  adminStats: {
    ...ENDPOINTS.adminStats,
    access: 'admin',
    answer: AdminStats,
    summary: 'Figures of the whole service',
  },
  adminRevenue: {
    ...ENDPOINTS.adminRevenue,
    access: 'admin',
    answer: AdminRevenue,
    summary: 'Plans, recurring revenue and churn',
  },
  adminUsers: {
    ...ENDPOINTS.adminUsers,
    access: 'admin',
    answer: z.array(AdminUser),
    summary: 'The newest accounts',
  },
  adminFindUsers: {
    ...ENDPOINTS.adminFindUsers,
    access: 'admin',
    query: AdminUserQuery,
    answer: AdminUserPage,
    summary: 'Accounts, page by page',
  },
  adminUsage: {
    ...ENDPOINTS.adminUsage,
    access: 'admin',
    answer: AdminUsage,
    summary: 'Calls of the last 30 days by kind',
  },
  adminWithdrawals: {
    ...ENDPOINTS.adminWithdrawals,
    access: 'admin',
    answer: z.array(AdminWithdrawal),
    summary: 'The newest declarations of withdrawal',
  },
  answerWithdrawal: {
    ...ENDPOINTS.answerWithdrawal,
    access: 'admin',
    params: byId(z.string().max(60)),
    body: WithdrawalStep,
    answer: AdminWithdrawal,
    summary: 'Accept, refuse or complete a withdrawal; who declared it is told by mail',
  },
  adminAudit: {
    ...ENDPOINTS.adminAudit,
    access: 'admin',
    answer: z.array(AuditEntry),
    summary: 'What administrators did last',
  },
  adminHealth: {
    ...ENDPOINTS.adminHealth,
    access: 'admin',
    isPolled: true,
    answer: AdminHealth,
    summary: 'State of the parts',
  },
})
