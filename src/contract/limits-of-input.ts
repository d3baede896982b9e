/** 10 MB, the largest photo accepted anywhere. */
export const IMAGE_BYTES_MAX = 10_485_760

/** The longest label text the engine reads, in characters; the longest real one measured has under 12,000. */
export const LABEL_CHARS_MAX = 20_000

/** Ingredients of one text; the longest real list measured has under 150. */
export const INGREDIENTS_MAX = 300

/** What is said of a text that no analysis is made of, by the server and by a browser that analyses itself. */
export const ANALYSIS_REFUSALS = {
  tooMany: `This text holds more than ${INGREDIENTS_MAX} ingredients. Please analyze one product at a time.`,
  noList:
    'We could not find an ingredient list in this text. Please paste the part that starts after “Ingredients:”.',
} as const

export const PRODUCT_NAME_CHARS_MAX = 120

/** The specified floor. Raising it is this one constant; common passwords are refused besides. */
export const PASSWORD_CHARS_MIN = 6
export const PASSWORD_CHARS_MAX = 200

/** What a label reader answers when a picture holds no list. Old rows keep it as their text. */
export const NO_INGREDIENTS_FOUND = 'NO_INGREDIENTS_FOUND'
