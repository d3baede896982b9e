/** The page that opens without a network: the same for everybody, made in the browser from what the device keeps. */
export const OFFLINE_PAGE_PATH = '/offline-page'

/** Where the system's share sheet sends to. The service worker answers it; the server never reads what is sent. */
export const SHARE_TARGET_PATH = '/share'

/** Names of the parts that the manifest asks the system for. */
export const SHARE_PARTS = { title: 'title', text: 'text', url: 'url', photos: 'photos' } as const

/** In the address of the page that a share leads to: the id under which the service worker holds it, or `lost`. */
export const SHARED_PARAM = 'shared'
export const SHARED_LOST = 'lost'

/** Names the file that a browser analyses by, so that one that has it already fetches no more than this name. */
export const KNOWLEDGE_NAME_PATH = '/offline/knowledge.json'
