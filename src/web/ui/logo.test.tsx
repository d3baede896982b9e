import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo, type LogoSize } from './logo.tsx'

test('HDR-17 the mark is 24, 32, 48 or 64 px wide and high, 32 unless told', () => {
  const sides = (size?: LogoSize) =>
    /<svg width="(\d+)" height="(\d+)"/
      .exec(renderToStaticMarkup(<Logo {...(size ? { size } : {})} />))
      ?.slice(1)

  expect((['sm', 'md', 'lg', 'xl'] as const).map(sides)).toEqual([
    ['24', '24'],
    ['32', '32'],
    ['48', '48'],
    ['64', '64'],
  ])
  expect(sides()).toEqual(['32', '32'])
})
