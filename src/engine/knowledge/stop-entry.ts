export const CONTACT_STRENGTHS = ['frequent', 'occasional', 'rare'] as const

/** How often patch tests find a contact allergy to it. */
export type ContactFact = { strength: (typeof CONTACT_STRENGTHS)[number]; note: string; source: number }

/** `banned`: forbidden without condition; `conditional`: for some forms or uses; `no-cosmetic`: nothing that a cosmetic is made of. */
export const STOP_VERDICTS = ['banned', 'conditional', 'no-cosmetic'] as const
/**
 * `salts`: its salts, esters and simple compounds are meant too; `preparations`: whatever is made of the plant; `genus`: of any
 * plant of the genus; `words`: every name that holds all words of one of its spellings, in any order.
 */
export const STOP_GROUPS = ['name', 'salts', 'preparations', 'genus', 'words'] as const

/** A substance that is known, but not as an ingredient that may be scored like one. */
export type StopEntry = {
  /** As people call it. */
  name: string
  verdict: (typeof STOP_VERDICTS)[number]
  group: (typeof STOP_GROUPS)[number]
  /** Number of the entry in Annex II; empty for `no-cosmetic`. */
  ref: string
  /** The condition, or what it is instead of an ingredient. */
  note: string
  since: string
  source: number
  cas: string[]
  ec: string[]
  /** Keys of every spelling (see inci/match/name-key.ts), the name's own first. */
  keys: string[]
  /** Of what is forbidden: the spellings besides the name. */
  also?: string[]
  /** Names that the group would take in although they are allowed. */
  except: string[]
  /** Of the group `words`: the words of each spelling. */
  words?: string[][]
  contact?: ContactFact
}

/** Entries of the stop list, by index, by the sound of their names and of the metals and acids whose salts are meant. */
export type StopSounds = { byName: [sound: string, at: number][]; byCore: [sound: string, at: number][] }
