import { createRequire } from 'node:module'
import type * as Core from '@zxcvbn-ts/core'
import type * as Common from '@zxcvbn-ts/language-common'
import type * as English from '@zxcvbn-ts/language-en'
import type { PasswordStrength, PasswordStrengthRequest } from '../../../contract/user.ts'
import type { Deps } from '../../deps.ts'
import { Failure } from '../../platform/failure.ts'
import type { Actor } from '../../platform/security/session.ts'
import { network, throttle } from '../../platform/security/throttle.ts'
import { canonical } from './names.ts'
import { getUserRow } from './user-row.ts'

/**
 * Guesses that a password must withstand. An account that is being guessed at answers 720 tries an hour and its owner is
 * told in the first of them, so that even the easiest password that is taken outlasts five days of that. Of six to eight
 * characters `ginkgo`, `plover42`, `teapots3` and `skylark2` pass; `Passw0rd!`, `summer2024`, `Berlin2024` and any one
 * dictionary word do not.
 */
const GUESSES_MIN = 100_000

/** From here on zxcvbn calls a password safely unguessable where hashes are slow, as ours are (its score of 3). */
const GUESSES_STRONG = 100_000_000

const STRENGTH_RULE = { name: 'password-strength-minute', max: 60, windowSeconds: 60 }

/** The time of an estimate grows fast with the length: 60 ms at most for 20 characters, over 2 s for 200. More can only add. */
const CHARS_READ_MAX = 20

/** As many ways to read `4` as `a` are tried; more cost five times as long and changed no verdict of those measured. */
const SUBSTITUTIONS_MAX = 20

/** What people here think of first, and words of other languages that the lists lack. */
const WORDS_HERE = [
  ...['opaline', 'skincare', 'skin', 'cosmetic', 'cosmetics', 'ingredient', 'ingredients', 'vegan', 'beauty'],
  ...[
    'passwort',
    'sommer',
    'winter',
    'herbst',
    'hallo',
    'motdepasse',
    'soleil',
    'bonjour',
    'verano',
    'invierno',
  ],
]

const require = createRequire(import.meta.url)
let estimator: Core.ZxcvbnFactory | null = null

/** Loaded by the first password: the dictionaries take 60 MB and a fifth of a second, which a command line never needs. */
function openEstimator(): Core.ZxcvbnFactory {
  const { ZxcvbnFactory } = require('@zxcvbn-ts/core') as typeof Core
  const common = require('@zxcvbn-ts/language-common') as typeof Common
  const english = require('@zxcvbn-ts/language-en') as typeof English
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: SUBSTITUTIONS_MAX,
  })
}

type Name = string | null | undefined

/** How many guesses lead to it; `about` are the names and the address of its owner. */
function guessesFor(password: string, about: readonly Name[]): number {
  const factory = (estimator ??= openEstimator())
  const read = [...password.normalize('NFKC')].slice(0, CHARS_READ_MAX).join('')
  const known = [...WORDS_HERE, ...about.flatMap((text) => (text ? partsOf(text) : []))]
  return Math.min(...[read, withoutMarks(read)].map((text) => factory.check(text, known).guesses))
}

/** Whether a guesser comes to it early. */
export function isEasyToGuess(password: string, about: readonly Name[]): boolean {
  return guessesFor(password, about) < GUESSES_MIN
}

/** What a form says of a password while it is typed, by the rule that decides when it is sent. Nothing of it is kept. */
export async function passwordStrength(
  deps: Deps,
  actor: Actor | null,
  { password, about }: PasswordStrengthRequest,
  ip: string,
): Promise<{ strength: PasswordStrength }> {
  await throttle(deps, STRENGTH_RULE, network(ip))
  const owner = actor ? namesOf(await getUserRow(deps, actor.userId)) : []
  const guesses = guessesFor(password, [...about, ...owner])
  return { strength: guesses < GUESSES_MIN ? 'easy' : guesses < GUESSES_STRONG ? 'fair' : 'strong' }
}

/** 'Summer2024!' is tried right after 'summer2024': a capital and a mark or two make no other password of it. */
function withoutMarks(password: string): string {
  const plain = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain.length < password.length - 2 ? password : plain
}

function partsOf(text: string): string[] {
  const plain = canonical(text)
  const parts = plain.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length > 2)
  return [...new Set([plain, plain.replace(/[^\p{L}\p{N}]/gu, ''), ...parts])]
}

type Owner = { username: string; email: string; firstName?: Name; lastName?: Name }

const namesOf = ({ username, email, firstName, lastName }: Owner): Name[] => [
  username,
  email,
  firstName,
  lastName,
]

export function refuseEasyPassword(field: string, password: string, owner: Owner): void {
  if (!isEasyToGuess(password, namesOf(owner))) return
  const message = 'This password is too easy to guess. Please choose another one.'
  throw new Failure('INVALID', message, { fields: { [field]: message } })
}
