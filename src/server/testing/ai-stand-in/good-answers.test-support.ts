import type { Asked } from './wire.test-support.ts'

/** What a well-behaved model would say, made from what it was asked. */
export function goodAnswer({ task, quoted }: Asked): unknown {
  switch (task) {
    case 'label':
      return { text: 'Ingredients: Aqua, Glycerin, Panthenol, Tocopherol, Citric Acid' }
    case 'summary':
    case 'face':
      return { text: rephrased((quoted as { findings: string[] }).findings.join(' ')) }
    case 'guesses':
      return {
        guesses: (quoted as { names: string[] }).names.map((_, at) => ({
          at,
          text: 'Probably a trade name for a plant extract that conditions the skin.',
          confidence: 'low',
        })),
      }
    case 'look':
      return {
        impressions: [
          { place: 'cheeks', text: 'Some redness is visible on both cheeks.' },
          { place: 'forehead', text: 'The forehead looks a little shiny.' },
        ],
      }
  }
}

/** The same findings with another beginning: two to four sentences. */
function rephrased(findings: string): string {
  const sentences = findings.split(/(?<=\.) /).slice(0, 3)
  return ['In short, this is what was found.', ...sentences].join(' ')
}
