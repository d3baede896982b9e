type Named = { username: string; email: string; firstName: string | null; lastName: string | null }

export function avatarLetter(user: Pick<Named, 'username' | 'email'>): string {
  const [letter = 'U'] = user.username || user.email || 'U'
  return letter.toUpperCase()
}

/** The full name needs both halves; half a name reads like a mistake. */
export function displayName(user: Named): string {
  return user.firstName && user.lastName ? `${user.firstName} ${user.lastName}` : user.username
}
