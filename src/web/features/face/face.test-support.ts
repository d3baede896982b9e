import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { CALLS } from '../../../contract/calls.ts'
import type { FaceAnalysis } from '../../../contract/face.ts'
import { choose, plainPicture } from '../../testing/photo.test-support.ts'
import { server } from '../../testing/played-server.test-support.ts'
import { limitsOf, playPlan } from '../../testing/sample-answers.test-support.ts'
import { FACE_CONSENT, playFaces } from '../../testing/sample-faces.test-support.ts'
import { openScreen } from '../../testing/screen.test-support.tsx'

export const PATH = '/face-analysis'

export const main = () => page.getByRole('main')
export const region = (name: string) => page.getByRole('region', { name, exact: true })
export const file = () => page.getByLabelText('Choose a photo', { exact: true })
export const start = () => page.getByRole('button', { name: 'Start Face Analysis' })
export const chosen = () => page.getByAltText('The photo you chose')
export const report = () => page.getByRole('heading', { name: 'Professional Skin Analysis' })
export const sent = () => server.requests(CALLS.faceAnalysis)

/** A plan with face analyses, some of them used. */
export function playFacePlan(faces = 0, name: 'Standard' | 'Premium' = 'Premium'): void {
  playPlan(limitsOf({ faces }, { name }))
}

/** With a plan and the consent given: where a photo can be chosen. */
export async function openPanel(faces = 0, name: 'Standard' | 'Premium' = 'Premium'): Promise<void> {
  playFacePlan(faces, name)
  server.answers(CALLS.listConsents, [FACE_CONSENT])
  await openScreen(PATH)
  await expect.element(file()).toBeInTheDocument()
}

export async function photo(colour = '#c9a088', name = 'me.png'): Promise<File> {
  return new File([await plainPicture(colour, { width: 480, height: 640 })], name, { type: 'image/png' })
}

export async function choosePhoto(): Promise<void> {
  await choose(await photo())
  await expect.element(chosen()).toBeVisible()
}

/** The page of one analysis, as its owner opens it. */
export async function openFace(face: FaceAnalysis): Promise<void> {
  playFaces(face)
  await openScreen(`${PATH}/${face.id}`)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
}
