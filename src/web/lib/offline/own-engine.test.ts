import { expect, test, vi } from 'vitest'
import { encodeKnowledge, type CompactKnowledge } from '../../../engine/knowledge/compact.ts'
import { compileFolder } from '../../../engine/knowledge/folder.test-support.ts'
import { openWhenThere } from './own-engine.ts'

test('UX-19 knowledge that came after the first try, or could not be read then, is gone by at the next', async () => {
  const knowledge = encodeKnowledge(compileFolder())
  const read = vi
    .fn<() => Promise<CompactKnowledge | null>>()
    .mockResolvedValueOnce(null)
    .mockRejectedValueOnce(new SyntaxError('cut off'))
    .mockResolvedValue(knowledge)
  const ask = openWhenThere(read)
  const task = { do: 'readList', text: 'Aqua, Glycerin' } as const

  expect(await ask(task)).toBeNull()
  expect(await ask(task)).toBeNull()
  expect(await ask(task)).toHaveProperty('reading')
  expect(await ask(task)).toHaveProperty('reading')
  expect(read).toHaveBeenCalledTimes(3)
})
