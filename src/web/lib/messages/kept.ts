import { UNNAMED_PRODUCT } from '../../../contract/search-form.ts'
import { counted, formatNumber } from '../format.ts'

/** Of what is kept, as it is seen today. */
export const keptMessages = {
  unnamed: UNNAMED_PRODUCT,
  lawChanged: {
    title: (products: number) =>
      products === 1
        ? 'The law changed about a product since you saved it'
        : `The law changed about ${formatNumber(products)} products since you saved them`,
    more: (count: number) => `and ${formatNumber(count)} more`,
    card: (names: number) => `Law changed since you saved it: ${counted(names, 'ingredient')}`,
  },
  alerts: (now: number, then: number) =>
    now === then
      ? counted(now, 'personal alert')
      : `${counted(now, 'personal alert')} today (${then === 0 ? 'none' : formatNumber(then)} when saved)`,
  notChecked: 'Not checked against your profile of today yet',
  scoreToday: (score: string) => `Today: ${score}`,
} as const
