/** Image analysis, skin type, concerns, health score, insights, recommendations, in milliseconds. */
export const FACE_STEP_MS = [1_000, 1_200, 1_100, 900, 1_000, 800] as const
