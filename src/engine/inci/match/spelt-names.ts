import type { Knowledge } from '../../knowledge/load.ts'
import { fromGerman } from './german-chemistry.ts'
import { fromHalfLatin } from './half-latin-names.ts'
import { fromJapanese } from './japanese-names.ts'
import { fromKorean } from './korean-names.ts'

/** The known name that one in another language is put together as, letter by letter; asked where no table holds it. */
export function latinOf(printed: string, knowledge: Knowledge): string | null {
  return (
    fromKorean(printed, knowledge) ??
    fromJapanese(printed, knowledge) ??
    fromHalfLatin(printed, knowledge) ??
    fromGerman(printed, knowledge)
  )
}
