/** Strokes in a square of one: points of a line, or a circle around `o`. */
type Stroke = readonly (readonly [number, number])[] | { o: readonly [number, number, number] }

const CONSONANTS: Record<string, readonly Stroke[]> = {
  g: [
    [
      [0.1, 0.15],
      [0.85, 0.15],
      [0.75, 0.9],
    ],
  ],
  n: [
    [
      [0.15, 0.1],
      [0.15, 0.85],
      [0.9, 0.85],
    ],
  ],
  d: [
    [
      [0.9, 0.12],
      [0.15, 0.12],
      [0.15, 0.85],
      [0.9, 0.85],
    ],
  ],
  r: [
    [
      [0.12, 0.12],
      [0.85, 0.12],
      [0.85, 0.48],
      [0.15, 0.48],
      [0.15, 0.85],
      [0.92, 0.85],
    ],
  ],
  m: [
    [
      [0.15, 0.12],
      [0.85, 0.12],
      [0.85, 0.88],
      [0.15, 0.88],
      [0.15, 0.12],
    ],
  ],
  b: [
    [
      [0.15, 0.1],
      [0.15, 0.88],
      [0.85, 0.88],
      [0.85, 0.1],
    ],
    [
      [0.15, 0.5],
      [0.85, 0.5],
    ],
  ],
  s: [
    [
      [0.5, 0.1],
      [0.42, 0.5],
      [0.1, 0.9],
    ],
    [
      [0.46, 0.45],
      [0.9, 0.9],
    ],
  ],
  j: [
    [
      [0.12, 0.15],
      [0.88, 0.15],
    ],
    [
      [0.5, 0.15],
      [0.42, 0.55],
      [0.1, 0.9],
    ],
    [
      [0.46, 0.5],
      [0.9, 0.9],
    ],
  ],
  o: [{ o: [0.5, 0.5, 0.36] }],
}
/** Those that stand to the right of the consonant, and those below it. */
const UPRIGHT: Record<string, readonly Stroke[]> = {
  a: [
    [
      [0.4, 0],
      [0.4, 1],
    ],
    [
      [0.4, 0.45],
      [0.9, 0.45],
    ],
  ],
  i: [
    [
      [0.5, 0],
      [0.5, 1],
    ],
  ],
  eo: [
    [
      [0.6, 0],
      [0.6, 1],
    ],
    [
      [0.1, 0.45],
      [0.6, 0.45],
    ],
  ],
  e: [
    [
      [0.45, 0.02],
      [0.45, 0.98],
    ],
    [
      [0.05, 0.45],
      [0.45, 0.45],
    ],
    [
      [0.85, 0],
      [0.85, 1],
    ],
  ],
}
const LYING: Record<string, readonly Stroke[]> = {
  u: [
    [
      [0, 0.3],
      [1, 0.3],
    ],
    [
      [0.5, 0.3],
      [0.5, 1],
    ],
  ],
  eu: [
    [
      [0, 0.5],
      [1, 0.5],
    ],
  ],
  oh: [
    [
      [0, 0.8],
      [1, 0.8],
    ],
    [
      [0.5, 0.1],
      [0.5, 0.8],
    ],
  ],
}

type Box = { x: number; y: number; width: number; height: number }

/** A line of Hangul, drawn stroke by stroke, since no package brings its letters: syllables as `j.eo.ng` is `jeo` over `o`. */
export function drawnHangul(line: string, x: number, y: number, px: number): string {
  let left = x
  const strokes: string[] = []
  for (const syllable of line.split(' ')) {
    if (syllable === ',') {
      strokes.push(
        path([
          [left, y + px * 0.95],
          [left - px * 0.08, y + px * 1.08],
        ]),
      )
      left += px * 0.45
      continue
    }
    strokes.push(...drawSyllable(syllable, { x: left, y, width: px * 0.9, height: px }))
    left += px
  }
  return `<g fill="none" stroke="#222" stroke-width="${px * 0.09}" stroke-linejoin="round">${strokes.join('')}</g>`
}

function drawSyllable(syllable: string, { x, y, width, height }: Box): string[] {
  const [first = '', vowel = '', last] = syllable.split('.')
  const upper = last === undefined ? height : height * 0.62
  const isUpright = vowel in UPRIGHT
  const consonant = isUpright
    ? { x, y, width: width * 0.58, height: upper }
    : { x: x + width * 0.12, y, width: width * 0.76, height: upper * 0.55 }
  const beside = isUpright
    ? { x: x + width * 0.62, y, width: width * 0.38, height: upper }
    : { x, y: y + upper * 0.6, width, height: upper * 0.36 }
  return [
    ...draw(CONSONANTS[first], consonant),
    ...draw(isUpright ? UPRIGHT[vowel] : LYING[vowel], beside),
    ...(last === undefined
      ? []
      : draw(CONSONANTS[last], {
          x: x + width * 0.15,
          y: y + height * 0.66,
          width: width * 0.75,
          height: height * 0.34,
        })),
  ]
}

function draw(strokes: readonly Stroke[] = [], { x, y, width, height }: Box): string[] {
  return strokes.map((stroke) => {
    if ('o' in stroke) {
      const [cx, cy, r] = stroke.o
      return `<ellipse cx="${x + cx * width}" cy="${y + cy * height}" rx="${r * width}" ry="${r * height}"/>`
    }
    return path(stroke.map(([px, py]) => [x + px * width, y + py * height]))
  })
}

function path(points: readonly (readonly [number, number])[]): string {
  return `<polyline points="${points.map((point) => point.join(',')).join(' ')}"/>`
}
