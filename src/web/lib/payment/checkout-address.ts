const PROVIDER = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.paddle\.com$/

/**
 * An address to pay at, as the server sent it; null where it must not be opened. Ours (as safe as the page it is opened
 * from) or the payment provider's by https on its own port; `https://paddle.com.evil.example` and
 * `https://paddle.com@evil.example` only look like it.
 */
export function checkoutAddress(sent: string, ownOrigin: string): URL | null {
  if (!URL.canParse(sent, ownOrigin)) return null
  const url = new URL(sent, ownOrigin)
  if (url.username !== '' || url.password !== '') return null
  // `blob:` addresses carry the origin of whoever made them.
  if (url.origin === ownOrigin) return /^https?:$/.test(url.protocol) ? url : null
  const isProvider = url.protocol === 'https:' && url.port === '' && PROVIDER.test(url.hostname)
  return isProvider ? url : null
}
