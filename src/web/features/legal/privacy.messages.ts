import { paths } from '../../lib/paths.ts'
import type { Provider } from '../../lib/queries/site-queries.ts'
import type { ReadingSection } from './section.ts'

export const privacyMessages = {
  title: 'Privacy Policy',
  description:
    'What Opaline keeps about you, what it never keeps, who sees it, how long, and how to have it removed.',
  lead: 'We keep what you ask us to keep, and no photo.',
  changed: '2026-11-26',
} as const

/** @param provider Who is sent something; null: nobody; undefined: the server has not said so yet. */
export function privacySections(provider: Provider | undefined): ReadingSection[] {
  return [
    {
      id: 'photos',
      title: 'Photos are not stored',
      text: [
        'A photo of a label or a face is drawn anew in your browser where it is large or carries data about place and time. It travels to this server, is read in memory, and is gone when the answer is sent. It is written to no disk, no database, no log and no backup.',
        'Of a face we keep figures only: skin type, scores and levels by zone. Nothing is kept that your face could be recognised by. The hints while you hold the camera are worked out in your browser and sent nowhere.',
      ],
    },
    {
      id: 'kept',
      title: 'What we keep',
      points: [
        'Your account: username, e-mail address, a hash of your password, and your names if you gave them.',
        'Your profile: skin type, preferences, allergies and, only if you say so, that you are pregnant or breastfeeding.',
        'Your analyses: the text of the list, the name of the product and the result; of a face the measured figures.',
        'Counts of your analyses, because plans have limits.',
        'Your consents: what you agreed to, in which version of the words, when, and when you took it back.',
        'Your sign-ins: when a session began and was last used, the kind of browser, and a keyed hash of the network address that cannot be turned back.',
        'Your subscription: plan, status and dates, and the numbers under which the payment provider knows it.',
        'Messages you send us: name, e-mail address, subject and text, so that we can answer; withdrawals from a contract likewise.',
      ],
    },
    {
      id: 'why',
      title: 'What for, and on what ground',
      points: [
        'To give you the service you asked for: account, analyses, plans, messages (contract, Article 6(1)(b) GDPR).',
        'With your consent, which you can take back in your profile at any time: face analysis, facts about your health such as allergies and pregnancy, and sharing of results (Articles 6(1)(a) and 9(2)(a) GDPR).',
        'To keep the service safe: limits on tries, hashed network addresses, technical logs (legitimate interest, Article 6(1)(f) GDPR).',
        'To meet duties of bookkeeping and consumer law (Article 6(1)(c) GDPR).',
      ],
      after: ['We make no decision about you by automated means, and no profile for advertising.'],
    },
    {
      id: 'who',
      title: 'Who sees it',
      text: [
        'You. Analyses are private until you share one. A shared result can be opened by everybody who has its link, and holds neither your alerts nor your e-mail address; when you stop sharing, the link is dead at once.',
        providerSentence(provider),
        'Paid plans are sold by Paddle as merchant of record: your card and address are entered with Paddle and never reach us. In test mode no payment data is asked for at all. E-mails to you pass through the mail server of the operator.',
        'No advertising and no trackers of others run on these pages, and we sell no data.',
      ],
    },
    {
      id: 'device',
      title: 'Cookies and storage on your device',
      text: ['There is nothing to refuse, as there is only what the service cannot do without:'],
      table: {
        columns: ['What', 'What for', 'How long'],
        rows: [
          ['Session cookie', 'Keeps you signed in', 'Until you sign out, 7 days unused, 30 days at most'],
          [
            'Device cookie',
            'Marks a device that signed in before, so that strangers who guess your password do not slow you down',
            '180 days after the last sign-in, or until your password is changed',
          ],
          ['Theme', 'Light, dark or as the system', 'Until you change it'],
          ['Results seen', 'Celebrates a result only once', 'The latest results'],
          ['Draft of a list, chosen plan', 'Survives a reload or signing in', 'Until the tab is closed'],
          [
            'Files of the app, and what its analyses go by',
            'Opens and analyses lists without a connection',
            'Until a newer version takes their place',
          ],
          [
            'Copies of your account, your newest results and skin reports',
            'Open without a connection. No photo is among them',
            'Until you sign out, your session ends or another account signs in',
          ],
          [
            'Lists analysed without a connection',
            'Are sent to your account later. No photo is among them',
            'Until they are sent, you delete them, you sign out or another account signs in',
          ],
        ],
      },
    },
    {
      id: 'how-long',
      title: 'How long, and removal',
      text: [
        'What you keep in your account stays until you remove it. A deleted result is out of sight at once and erased a day later.',
        'You can delete your account in your profile. It is then emptied and signed out at once and its links are dead. Account data is removed within 30 days of a deletion request, copies for safety included. Invoices stay with the payment provider for as long as the law asks.',
        'Messages you send us are erased after two years at the latest, and with your account if you were signed in.',
        'Technical logs hold no label text, no photo, no e-mail address and no password.',
      ],
      links: [{ to: paths.profile, label: 'Your profile: download or delete' }],
    },
    {
      id: 'rights',
      title: 'Your rights',
      points: [
        'See and take along: ‘Download my data’ in your profile gives you everything in one file.',
        'Correct: change your profile, or write to us.',
        'Remove: delete single results or the whole account.',
        'Take back a consent: in your profile. What was done before stays lawful.',
        'Object or restrict, and complain: to us, or to the data protection authority where you live.',
      ],
      links: [{ to: paths.contact, label: 'Contact Us' }],
    },
    {
      id: 'age',
      title: 'Children and young people',
      text: [
        'You must be 13 or older to have an account, and 16 or older, or together with a parent, for a face analysis. If we learn that a younger child has an account, we remove it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'If something about this changes, the day at the top of this page does. Before anything is done with data that is not described here, we tell you by e-mail and, where the law asks for it, ask for your consent.',
      ],
    },
  ]
}

function providerSentence(provider: Provider | undefined): string {
  const own = 'Label texts and photos are read by our own programs on this server.'
  if (provider === undefined)
    return `${own} Whether another service helps to word results is told here once this page has reached the server.`
  if (provider === null) return `${own} Nothing you enter for an analysis leaves this server.`
  const { name, seesPhotos } = provider
  const photos = seesPhotos
    ? `A photo of a label is sent, drawn anew without data about place and time, where our own reader finds no list or is unsure of it. A photo of a face is sent only if you agreed to that by the name of ${name}; the receipt of the report says whether it was.`
    : 'Photos are not sent.'
  return `${own} Words beside results come from ${name}: it is sent the ingredient names of a list with our findings, and the figures of a skin report, without your account, your profile or the name of the product. ${photos} Scores and measurements are always made by our own programs.`
}
