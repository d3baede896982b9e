// Measures the ingredient engine: `npm run bench -- ingredients`. The real lists stay outside the repository.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureCoverage } from './ingredients.coverage.part.ts'
import { compareNear } from './ingredients.near.part.ts'
import { measureSpeed } from './ingredients.speed.part.ts'
import { compileFolder } from '../src/engine/knowledge/folder.test-support.ts'
import { loadKnowledge } from '../src/engine/knowledge/load.ts'

const DATA = '../shared/data/ingredients'
const compiled = compileFolder()
const knowledge = loadKnowledge(compiled)

console.log(
  `Knowledge ${compiled.version}: ${compiled.ingredients.length} ingredients, ${compiled.names.length} spellings`,
)
const file = join(DATA, 'products.jsonl')
const texts = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => String((JSON.parse(line) as { ingredients_text: unknown }).ingredients_text))
  : []
if (texts.length > 0) measureCoverage(texts, knowledge)
else console.log(`Coverage and scores skipped: ${file} is absent.`)
measureSpeed(compiled, knowledge)
compareNear(compiled, knowledge)
