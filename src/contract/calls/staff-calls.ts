import { z } from 'zod'
import { AdminHealth, AdminRevenue, AdminStats, AdminUser } from '../admin.ts'
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
