import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { CALLS } from '../../../contract/calls.ts'
import type { LoginRequest, RegisterRequest } from '../../../contract/user.ts'
import { send } from '../../lib/api.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'

/** The new account is greeted before the page changes. */
const GREETING_MS = 1_000

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: LoginRequest) => send(CALLS.login, { body }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

/** The wait is part of the mutation, so that it ends with the user set even if the form is gone by then. */
export function useRegister(onCreated: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: RegisterRequest) => {
      const user = await send(CALLS.register, { body })
      onCreated()
      await new Promise((resolve) => setTimeout(resolve, GREETING_MS))
      return user
    },
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

export function useInPageReset() {
  return useMutation({ mutationFn: (email: string) => send(CALLS.forgotPasswordInPage, { body: { email } }) })
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (email: string) => send(CALLS.forgotPassword, { body: { email } }) })
}

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: { token: string; newPassword: string }) => send(CALLS.resetPassword, { body }),
  })
}

export const tokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/auth/validate-reset-token', token],
    queryFn: ({ signal }) => send(CALLS.validateResetToken, { params: { token }, signal }),
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

/** A call that changes something, but a link is opened to have it made; asked twice it would be refused. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: [CALLS.verifyEmail.path, token],
    queryFn: () => send(CALLS.verifyEmail, { body: { token } }),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function useSendAnother() {
  return useMutation({ mutationFn: () => send(CALLS.sendVerification) })
}
