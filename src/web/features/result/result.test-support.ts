import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { analysisId, shareId } from '../../testing/sample-results.test-support.ts'
import { openScreen } from '../../testing/screen.test-support.tsx'

export const ID = analysisId(1)
export const SHARE_ID = shareId(1)

export const LABEL =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Isopropyl Myristate, Panthenol, Tocopheryl Acetate, Sodium Hyaluronate, Xanthan Gum, Carbomer, Phenoxyethanol, Parfum, Linalool, Methylisothiazolinone, Veloura Complex 7'

/** A row as an older version stored it: names and scores, and little else. */
export function oldRow(results: Record<string, unknown>, rest: Record<string, unknown> = {}) {
  return {
    id: ID,
    shareId: SHARE_ID,
    productName: 'Stub Cream',
    createdAt: '2026-11-05T10:00:00.000Z',
    isPublic: false,
    isOwner: true,
    ownerName: null,
    ingredientsList: 'Aqua',
    analysisResults: {
      ingredients: [],
      comedogenicRating: 1,
      veganStatus: true,
      allergenRisk: 'low',
      aiSummary: 'A written summary.',
      ...results,
    },
    ...rest,
  }
}

/** The result page with what the server says of the own result. */
export async function openResult(row: unknown): Promise<void> {
  server.answersOddly(CALLS.getAnalysis, row)
  await openScreen(`/analysis/${ID}`)
  await expect.element(page.css('[data-page-heading]')).toBeVisible()
}

/** The cards that are not folded away. */
export const cards = () => page.css('[data-ingredient]:visible')
