/** What uniqueness and login go by. */
export function canonical(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Digits and letters that pass for one another to the eye. */
const PASSES_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

const RESERVED = [
  'admin',
  'administrator',
  'root',
  'support',
  'staff',
  'system',
  'security',
  'billing',
  'help',
  'helpdesk',
  'api',
  'owner',
  'moderator',
  'mod',
  'opaline',
  'official',
  'info',
  'contact',
  'abuse',
  'postmaster',
  'webmaster',
  'hostmaster',
  'noreply',
  'null',
  'undefined',
  'sysadmin',
  'superuser',
  'team',
  'service',
  'everyone',
  'anonymous',
].map(skeleton)

/** Whether a reader could take the name for ours: 'Admin', 'adm1n', 'ad-min' and 'r00t' are one name to the eye. */
export function isReserved(username: string): boolean {
  return RESERVED.includes(skeleton(username))
}

function skeleton(name: string): string {
  return [...canonical(name).replace(/[._-]/g, '')].map((letter) => PASSES_FOR[letter] ?? letter).join('')
}
