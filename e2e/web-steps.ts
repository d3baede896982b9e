import type { Page } from 'playwright-core'

/** The words of the newest toast on the screen. */
export async function toast(page: Page): Promise<string> {
  return await page.locator('[data-toast]').last().innerText()
}

export const LABEL =
  'Aqua, Glycerin, Caprylic/Capric Triglyceride, Niacinamide, Cetearyl Alcohol, Isopropyl Myristate, Panthenol, Tocopheryl Acetate, Sodium Hyaluronate, Xanthan Gum, Carbomer, Phenoxyethanol, Parfum, Linalool, Methylisothiazolinone, Veloura Complex 7'

type Made = { id: string; shareId: string }

/** An analysis of the signed-in visitor, made by the call itself. */
export async function makeAnalysis(page: Page, text = LABEL, productName?: string): Promise<Made> {
  const { origin } = new URL(page.url())
  const answer = await page.context().request.post(`${origin}/api/analyze`, {
    data: { ingredientsList: text, ...(productName === undefined ? {} : { productName }) },
    headers: { origin },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  return (await answer.json()) as Made
}
