import { canonical } from './names.ts'

/** The passwords that every guessing run tries first; lists of leaked passwords agree on them. Six characters and more. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 654321 111111 1111111 11111111 000000
  00000000 121212 112233 123123 123123123 123321 131313 666666 696969 777777 7777777 888888 88888888 999999 555555
  222222 159753 147258 147258369 987654 102030 246810 123654 789456 789456123 741852963 a123456 a12345678 1q2w3e 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsx qazwsxedc zaq12wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertz qwertzuiop
  azerty azertyuiop asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 abcdef abcdefg aa123456 password password1
  password12 password123 passw0rd p@ssw0rd p@ssword pass123 pass1234 passwort passwort1 motdepasse contraseña senha123
  letmein letmein1 welcome welcome1 welcome123 admin123 admin1234 administrator login123 master master123 iloveyou
  iloveyou1 loveme lovely princess princess1 sunshine sunshine1 dragon dragon123 monkey monkey123 shadow shadow1 ashley
  football football1 baseball basketball superman batman spiderman pokemon starwars naruto michael michael1 jordan
  jordan23 jessica jennifer thomas charlie charlie1 daniel andrew robert hunter hunter2 killer soccer freedom whatever
  trustno1 hello123 hello1 hallo123 test123 test1234 testtest testing secret secret123 changeme default guest123 access
  access14 flower flowers cheese computer internet samsung google google123 facebook instagram liverpool chelsea arsenal
  barcelona blink182 summer summer1 winter ginger pepper cookie chocolate butterfly hannah buster tigger mustang
  harley maggie matrix merlin phoenix purple orange yellow silver diamond angel1 angel123 family friends nicole
  opaline opaline1 opaline123`.split(/\s+/),
)

export function isCommonPassword(password: string, ownNames: readonly string[]): boolean {
  const plain = canonical(password)
  return COMMON.has(plain) || ownNames.some((name) => name !== '' && plain === canonical(name))
}
