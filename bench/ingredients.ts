// Measures the ingredient engine: `npm run bench -- ingredients`. The real lists stay outside the repository.
import { measureCoverage } from './ingredients.coverage.part.ts'
import { measureGold } from './ingredients.gold.part.ts'
import { measureMemory } from './ingredients.memory.part.ts'
import { compareOutside } from './ingredients.outside.part.ts'
import { compareNear } from './ingredients.near.part.ts'
import { realLists } from './real-lists.part.ts'
import { measureSpeed } from './ingredients.speed.part.ts'
import { compileFolder } from '../src/engine/knowledge/folder.test-support.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'

const compiled = compileFolder()
const knowledge = loadKnowledge(compiled)

console.log(
  `Knowledge ${compiled.version}: ${compiled.ingredients.length} ingredients, ${compiled.names.length} spellings`,
)
const texts = realLists()
if (texts.length > 0) measureCoverage(texts, knowledge)
measureGold(knowledge)
compareOutside(knowledge)
measureMemory(compiled)
measureSpeed(compiled, knowledge)
compareNear(compiled, knowledge)
