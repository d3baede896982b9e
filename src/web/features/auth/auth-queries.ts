import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ENDPOINTS } from '../../../contract/endpoints.ts'
import type {
  ForgotPasswordRequest,
  LoginRequest,
  RegisterRequest,
  ResetPasswordRequest,
  User,
} from '../../../contract/user.ts'
import { setAccount } from '../../lib/account/account-watch.ts'
import { notePendingSignOut } from '../../lib/account/pending-sign-out.ts'
import { isLineLost, send } from '../../lib/api.ts'
import { newIdempotencyKey } from '../../lib/idempotency-key.ts'
import { userQuery } from '../../lib/queries/user-queries.ts'
import { useIntention } from '../../lib/use-intention.ts'

/** The new account is greeted before the page changes. */
const GREETING_MS = 1_000

/** Who was asked for before answers late, and that nobody is signed in: it must not take the new account away again. */
async function show(client: QueryClient, user: User): Promise<void> {
  await client.cancelQueries({ queryKey: userQuery.queryKey })
  client.setQueryData(userQuery.queryKey, user)
}

export function useLogin() {
  const client = useQueryClient()
  return useIntention({
    send: async (body: LoginRequest, key) => {
      const user = await send(ENDPOINTS.login, { body, key })
      notePendingSignOut(null)
      return user
    },
    onSuccess: (user) => show(client, user),
    onError: (error) => lookAgain(client, error),
  })
}

/** An answer that was cut off may have brought a session all the same: whoever is signed in is led on. */
function lookAgain(client: QueryClient, error: unknown): void {
  if (isLineLost(error)) void client.invalidateQueries({ queryKey: userQuery.queryKey })
}

/** The wait is part of the mutation, so that it ends with the user set even if the form is gone by then. */
export function useRegister(onCreated: () => void) {
  const client = useQueryClient()
  return useIntention({
    send: async (body: RegisterRequest, key) => {
      const user = await send(ENDPOINTS.register, { body, key })
      notePendingSignOut(null)
      // The session is there from now on, and other calls of this page are made in it while the greeting stands.
      setAccount(client, user.id)
      onCreated()
      await new Promise((resolve) => setTimeout(resolve, GREETING_MS))
      return user
    },
    onSuccess: (user) => show(client, user),
    onError: (error) => lookAgain(client, error),
  })
}

export function useInPageReset() {
  return useIntention({
    send: (body: ForgotPasswordRequest, key) => send(ENDPOINTS.forgotPasswordInPage, { body, key }),
  })
}

export function useForgotPassword() {
  return useIntention({
    send: (body: ForgotPasswordRequest, key) => send(ENDPOINTS.forgotPassword, { body, key }),
  })
}

export function useResetPassword() {
  return useIntention({
    send: (body: ResetPasswordRequest, key) => send(ENDPOINTS.resetPassword, { body, key }),
  })
}

export const tokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/auth/validate-reset-token', token],
    queryFn: ({ signal }) => send(ENDPOINTS.validateResetToken, { params: { token }, signal }),
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  })

const verificationKeys = new Map<string, string>()

/** Opening a link is one intention, also where its answer was lost and it is asked for again. */
function verificationKey(token: string): string {
  const key = verificationKeys.get(token) ?? newIdempotencyKey()
  verificationKeys.set(token, key)
  return key
}

/** A call that changes something, but a link is opened to have it made; asked twice it would be refused. */
export const verificationQuery = (token: string) =>
  queryOptions({
    queryKey: [ENDPOINTS.verifyEmail.path, token],
    queryFn: () => send(ENDPOINTS.verifyEmail, { body: { token }, key: verificationKey(token) }),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function useSendAnother() {
  return useIntention({ send: (_: void, key) => send(ENDPOINTS.sendVerification, { key }) })
}
