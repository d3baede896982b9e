/** Raised whenever the same text and knowledge would give another answer. */
export const ENGINE_VERSION = '1.22.0'
